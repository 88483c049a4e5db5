import type { Fault } from '../fault.ts';

const server = 'apps/server/src';

/** What only the deep tests find. */
export const deepFaults: readonly Fault[] = [
  {
    id: 'member-moves-calls',
    breaks: 'Every operation is refused to everybody whom its permission does not name.',
    edits: [
      {
        file: `${server}/features/scheduled/routes.ts`,
        find: `organizationRoute('campaigns.control').scheduled.move.`,
        put: `organizationRoute('campaigns.read').scheduled.move.`,
      },
    ],
    tests: `${server}/access-matrix.integration.test.ts`,
    finds: 'a caller without permission > is refused and learns nothing: scheduled.move',
    passes: 'a caller without permission > is refused and learns nothing: scheduled.cancel',
    onlyDeep:
      'The gate tests the table of permissions and the check of a request. Which permission each operation has is one word in its route, of which only a caller in every role can say that it is the right one; routes change seldom.',
  },
  {
    id: 'own-clock-believed',
    breaks: 'A worker whose clock is wrong places no calls.',
    edits: [
      {
        file: `${server}/dialer/place-calls.ts`,
        find: '  { database, clock }: DialerServices,\n  account: OpenAccount,',
        put: '  { database, now }: DialerServices,\n  account: OpenAccount,',
      },
      {
        file: `${server}/dialer/place-calls.ts`,
        find: 'const looked = await clock.readToCall(transaction);',
        put: 'const looked = now();',
      },
    ],
    tests: `${server}/dialer/wrong-clock.integration.test.ts`,
    finds:
      'a clock that jumps two hours behind > after the decision has nothing placed, and the people are called once it is right',
    passes: 'the time that the database writes of a call > is not for the application to write',
    onlyDeep:
      'The gate tests the clock itself, by which a machine is compared with the database. That the dialer asks it before each call shows only beside a machine whose clock is moved, and an audit names such a call afterwards.',
  },
  {
    id: 'undoing-left-behind',
    breaks: 'An upload that was being undone when the database crashed is taken up again.',
    edits: [
      {
        file: `${server}/features/imports/queries/turns.ts`,
        find: `where state in ('inspecting', 'checking', 'storing', 'undoing')`,
        put: `where state in ('inspecting', 'checking', 'storing')`,
      },
    ],
    tests: `${server}/features/imports/lost-database.integration.test.ts`,
    finds:
      'a database that crashes > while an upload is undone leaves it stored, and undoing it works',
    passes:
      'a database that crashes > while a file is checked says so the second time, and it can be checked again',
    onlyDeep:
      'The gate tests that a step is taken up again whose worker fell silent. Each kind of step by itself needs a database that crashes in the middle of it; nothing of the step was done, and nothing is lost.',
  },
];
