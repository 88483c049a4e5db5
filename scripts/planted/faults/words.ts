import type { Fault } from '../fault.ts';

/** What people read, in their language. */
export const wordFaults: readonly Fault[] = [
  {
    id: 'value-lost-in-spanish',
    breaks: 'A sentence says the same in both languages, with all of its values.',
    edits: [
      {
        file: 'apps/web/src/i18n/es/account.ts',
        find: 'Elige una contraseña de al menos {{length}} caracteres.',
        put: 'Elige una contraseña más larga.',
      },
    ],
    tests: 'apps/web/src/i18n/catalogue.test.ts',
    finds:
      'the catalogues > account.password.faults.tooShort takes the same values in both languages',
    passes: 'the catalogues > have no empty text',
  },
  {
    id: 'refusal-in-english',
    breaks: 'A refusal is explained in Spanish to a person who reads Spanish.',
    edits: [
      {
        file: 'apps/server/src/platform/http/spanish-sentences.ts',
        find: `  'This line is verified already.': 'Esta línea ya está verificada.',\n`,
        put: '',
      },
    ],
    tests: 'apps/server/src/platform/http/translate-problem.test.ts',
    finds: 'every sentence that is thrown as it stands has Spanish',
    passes: 'a problem > stays as it is for people who read English',
  },
];
