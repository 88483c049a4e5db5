import type { Fault } from '../fault.ts';

const features = 'apps/server/src/features';

export const contactFaults: readonly Fault[] = [
  {
    id: 'whole-number-shown',
    breaks: 'The page of a contact shows numbers masked.',
    edits: [
      {
        file: `${features}/records/present-contact.ts`,
        find: '  masked: maskPhone(row.e164),',
        put: '  masked: row.e164,',
      },
    ],
    tests: `${features}/records/record-facts.integration.test.ts`,
    finds: 'a contact > is shown with masked numbers, and to nobody outside',
    passes: 'what is said of a person > is their zone, if it is one',
  },
  {
    id: 'edit-overwritten',
    breaks: 'Nobody overwrites what another person entered while they were typing.',
    edits: [
      {
        file: `${features}/contacts/update-contact.ts`,
        find: '    if (row.revision !== input.revision) throw explainConflict(row, known, input.fields);\n',
        put: '',
      },
    ],
    tests: `${features}/contacts/update-contact.integration.test.ts`,
    finds: 'two who edit at once > learn who was faster, when, and what it says now',
    passes: 'two who edit at once > see each other while they do',
  },
  {
    id: 'phone-not-locked',
    breaks: 'A number stays stopped if a person stops it while another reason is being lifted.',
    edits: [
      {
        file: `${features}/records/lift-restriction.ts`,
        find: '  await transaction.all(lockMarkedPhones, [[restrictionId]]);\n',
        put: '',
      },
    ],
    tests: `${features}/records/lift-at-once.integration.test.ts`,
    finds:
      'a reason not to call a number that is lifted one by one > leaves the number stopped where somebody stops it at once',
    passes:
      'a reason not to call a number that is lifted with many others > leaves the number stopped where somebody stops it at once',
  },
  {
    id: 'formula-in-a-file',
    breaks: 'A spreadsheet that opens a downloaded file computes nothing of what debtors entered.',
    edits: [
      {
        file: `${features}/downloads/write-csv.ts`,
        find: 'const formulaBeginning = /^[\\s\\p{Cc}]*[',
        put: 'const formulaBeginning = /^[',
      },
    ],
    tests: `${features}/downloads/write-csv.test.ts`,
    finds: `a line of a file > writes " =1" as "' =1"`,
    passes: `a line of a file > writes "=1+1" as "'=1+1"`,
  },
  {
    id: 'left-out-list-merged',
    breaks: 'A list that a campaign leaves out is not merged away before the campaign is over.',
    edits: [
      {
        file: `${features}/lists/merge-lists.ts`,
        find: '  await refuseLeftOut(transaction, others);\n',
        put: '',
      },
    ],
    tests: 'apps/server/src/dialer/campaign-choices.integration.test.ts',
    finds:
      'whom a campaign calls > cannot change by a merge of what it leaves out, before it is over',
    passes: 'whom a campaign calls > leaves out those of a list that was merged into another since',
  },
];
