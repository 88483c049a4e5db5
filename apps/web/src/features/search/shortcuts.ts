import type { search } from '../../i18n/en/search.ts';

interface Shortcut {
  meaning: keyof typeof search.shortcuts.meanings;
  /** Other ways to say the same, each of keys that follow each other or are held together. */
  ways: readonly (readonly string[])[];
  isSequence?: boolean;
}

export const shortcuts: readonly Shortcut[] = [
  {
    meaning: 'palette',
    ways: [
      ['Ctrl', 'K'],
      ['⌘', 'K'],
    ],
  },
  { meaning: 'shortcuts', ways: [['?']] },
  { meaning: 'close', ways: [['Escape']] },
  { meaning: 'dashboard', ways: [['g', 'd']], isSequence: true },
  { meaning: 'lists', ways: [['g', 'l']], isSequence: true },
  { meaning: 'contacts', ways: [['g', 'c']], isSequence: true },
  { meaning: 'history', ways: [['g', 'h']], isSequence: true },
];
