import type { en } from './en/index.ts';

type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]>;
};

/** English decides which texts there are; every other language must have exactly the same ones. */
export type Catalogue = Translated<typeof en>;
