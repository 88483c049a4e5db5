import type { Fault } from '../fault.ts';

const server = 'apps/server/src';

export const ledgerFaults: readonly Fault[] = [
  {
    id: 'linked-contact-forgotten',
    breaks: 'What a person asks for as one contact is applied at once to their others.',
    edits: [
      {
        file: `${server}/ledger/judge-again.ts`,
        find: '[...new Set([...learned, ...linked.map(({ contact_id }) => contact_id)])]',
        put: '[...new Set(learned)]',
      },
    ],
    tests: `${server}/dialer/same-person.integration.test.ts`,
    finds: 'what one contact of a human asked for > has the other judged again at once',
    passes: 'what one contact of a human asked for > binds the other: medium_stop',
  },
  {
    id: 'promise-broken-early',
    breaks: 'A promise is not broken while it is still its last day where the person may be.',
    edits: [
      {
        file: `${server}/ledger/settle-promises.ts`,
        find: 'const lastZoneHours = -12;',
        put: 'const lastZoneHours = 0;',
      },
    ],
    tests: `${server}/features/promises/promises.integration.test.ts`,
    finds:
      'when its days of grace are over > a promise is broken, once, and the person is put on the list of the policy',
    passes:
      'when its days of grace are over > a plan ends with the first instalment that is missed',
  },
  {
    id: 'promise-reported-twice',
    breaks: 'What a carrier reports twice of a call counts once.',
    edits: [
      {
        file: `${server}/ledger/keep-promises.ts`,
        find: 'if (onCalls.length === 0) return promises;',
        put: 'if (onCalls.length <= 1) return promises;',
      },
    ],
    tests: `${server}/features/promises/promises.integration.test.ts`,
    finds: 'a promise > that a call reports twice is one',
    passes: 'a promise > takes the place of an open one about the debt',
  },
  {
    id: 'stop-beside-upload',
    breaks: 'Permission that a file brings does not outlive a stop that came while it was stored.',
    edits: [
      {
        file: `${server}/ledger/settle-learned.ts`,
        find: '  await transaction.all(revokeRefused, [organizationId, people]);\n',
        put: '',
      },
    ],
    tests: `${server}/dialer/stop-beside-upload.integration.test.ts`,
    finds:
      'while an upload that changes the person is being stored > permission that the upload brings does not outlive a stop that came meanwhile',
    passes:
      'while an upload that changes the person is being stored > a call that was made elsewhere counts at once',
  },
];
