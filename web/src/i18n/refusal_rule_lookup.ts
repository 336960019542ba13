/** Rules behind refusal sentences, so that a displayed sentence can link to its rule. */
export type RuleReference = { game: string; term: string };

const MAX_SENTENCES = 200;
const rules = new Map<string, RuleReference>();

/** Remember the rule behind a sentence, and return the sentence. */
export function rememberRule(sentence: string, game: string, code: string): string {
  if (rules.size >= MAX_SENTENCES) rules.clear();
  rules.set(sentence, { game, term: `refuse-${code}` });
  return sentence;
}

/** Rule behind a sentence, if known. */
export const ruleForSentence = (sentence: string): RuleReference | undefined => rules.get(sentence);
