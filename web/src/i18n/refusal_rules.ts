/** Which rule a sentence that refused something spoke of, so that whoever shows the sentence can lead to the rule. */
export type Rule = { game: string; term: string };

const MOST = 200;
const rules = new Map<string, Rule>();

export function noteRule(sentence: string, game: string, code: string): string {
  if (rules.size >= MOST) rules.clear();
  rules.set(sentence, { game, term: `refuse-${code}` });
  return sentence;
}

export const ruleOf = (sentence: string): Rule | undefined => rules.get(sentence);
