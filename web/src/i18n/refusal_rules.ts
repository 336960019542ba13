/** Rules behind refusal sentences, so that a displayed sentence can link to its rule. */
export type RuleReference = { game: string; term: string };

const MAX_SENTENCES = 200;
const rules = new Map<string, RuleReference>();

export function rememberRule(sentence: string, game: string, code: string): string {
  if (rules.size >= MAX_SENTENCES) rules.clear();
  rules.set(sentence, { game, term: `refuse-${code}` });
  return sentence;
}

export const ruleForSentence = (sentence: string): RuleReference | undefined => rules.get(sentence);
