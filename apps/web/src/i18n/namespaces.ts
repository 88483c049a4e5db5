import type { Texts } from './texts.ts';

/** Texts that are loaded together: those of every page, and those of some pages only. */
export type Namespace = keyof Texts;
