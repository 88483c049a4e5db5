import type { Edit } from './fault.ts';

export type AppliedEdits =
  | { kind: 'applied'; texts: ReadonlyMap<string, string> }
  | { kind: 'refused'; because: string };

const refuse = (because: string): AppliedEdits => ({ kind: 'refused', because });

/** What the files are with the edits, or why one of them does not fit any more. */
export function applyEdits(
  edits: readonly Edit[],
  read: (file: string) => string | undefined,
): AppliedEdits {
  const texts = new Map<string, string>();
  for (const { file, find, put } of edits) {
    const text = texts.get(file) ?? read(file);
    if (text === undefined) return refuse(`it no longer applies: there is no ${file}`);
    const [before = '', after, ...more] = text.split(find);
    if (after === undefined || find === '') {
      return refuse(`it no longer applies: its text does not stand in ${file}`);
    }
    if (more.length > 0) {
      return refuse(`it no longer applies: its text stands ${more.length + 1} times in ${file}`);
    }
    if (find === put) return refuse(`it changes nothing in ${file}`);
    texts.set(file, `${before}${put}${after}`);
  }
  return texts.size === 0 ? refuse('it changes nothing') : { kind: 'applied', texts };
}
