/** Without accents and case, character for character as far as Latin letters go. */
export const foldCase = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export interface Sentence {
  text: string;
  /** How many characters come before it. */
  start: number;
}

/** Sentences as they are said; a point within a number or a name ends none. */
export function listSentences(text: string): Sentence[] {
  return [...text.matchAll(/(?:[^.!?;]|[.!?;](?!\s|$))+[.!?;]*/g)].flatMap((match) => {
    const sentence = match[0].trimStart();
    const start = match.index + match[0].length - sentence.length;
    return sentence === '' ? [] : [{ text: sentence.trimEnd(), start }];
  });
}

/** Enough to find the place again. */
export function quote(text: string, longest = 120): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= longest ? plain : `${plain.slice(0, longest - 1).trimEnd()}…`;
}

/** How fast voices speak. */
const charactersPerSecond = 15;
export const countSeconds = (characters: number): number =>
  Math.round((characters / charactersPerSecond) * 10) / 10;
