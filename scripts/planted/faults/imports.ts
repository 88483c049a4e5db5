import type { Fault } from '../fault.ts';

const store = 'apps/server/src/features/imports/store';

export const importFaults: readonly Fault[] = [
  {
    id: 'restriction-of-new-people',
    breaks:
      'A status in a file that forbids calls is kept, also for people who come with the file.',
    edits: [
      {
        file: `${store}/store-people.ts`,
        find: 'if (brings.restrictions) await',
        put: 'if (brings.restrictions && brings.known_people) await',
      },
    ],
    tests: `${store}/given-restrictions.integration.test.ts`,
    finds:
      'a status that forbids calls > "Attorney" restricts, with file and row, people who are new and people who are known',
    passes: 'undoing > waits for a later upload that says the same',
  },
  {
    id: 'blank-is-consent',
    breaks: 'An empty cell in a column for consent is no consent.',
    edits: [
      {
        file: `${store}/queries/consents.ts`,
        find: 'case when $8 then given.consent is true else',
        put: 'case when $8 then given.consent is distinct from false else',
      },
    ],
    tests: `${store}/keep-refusals.integration.test.ts`,
    finds: 'consent that a file gives > where the file has a column for it and says nothing',
    passes: 'consent that a file gives > where the row says no',
  },
  {
    id: 'undone-after-calls',
    breaks: 'An upload cannot be undone once somebody it changed was called.',
    edits: [
      {
        file: `${store}/undo-rows.ts`,
        find: `  [findCalled, 'called_since'],\n`,
        put: '',
      },
    ],
    tests: `${store}/undo-rows.integration.test.ts`,
    finds: 'undoing is refused > where somebody it changed was called since',
    passes: 'undoing is refused > where a campaign was started on the list that it made',
  },
];
