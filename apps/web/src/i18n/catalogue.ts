import type { Texts } from './texts.ts';

type Translated<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Translated<Words[Key]>;
};

/** What every other language must have exactly like English: the texts of every page, or others. */
export type Catalogue<Name extends keyof Texts = 'translation'> = Translated<Texts[Name]>;
