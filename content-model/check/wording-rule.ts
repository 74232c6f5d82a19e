/** A wording rule: a pattern to avoid, with what to say instead. */
export interface Wording {
  pattern: RegExp;
  say: string;
}

/** The matches of the rules in a text, with the words around them. */
export const findMatches = (text: string, rules: Wording[]) =>
  rules.flatMap(({ pattern, say }) => {
    const hit = text.match(pattern);
    if (hit?.index === undefined) return [];
    const around = text.slice(Math.max(0, hit.index - 40), hit.index + 50).replaceAll('\n', ' ');
    return `“${hit[0]}” in “…${around}…”: ${say}`;
  });
