import type { Fault } from '../fault.ts';

/** The checks of the repository itself. */
export const checkFaults: readonly Fault[] = [
  {
    id: 'clock-in-the-domain',
    breaks: 'A rule that reads the clock is reported: its decisions could not be proven later.',
    edits: [
      {
        file: 'scripts/boundaries/rules/check-pure-domain.ts',
        find: `const readsClock = read.name === 'Date' && read.calledWithoutArguments;`,
        put: `const readsClock = read.name === 'Date.now' && read.calledWithoutArguments;`,
      },
    ],
    tests: 'scripts/boundaries/check-boundaries.test.ts',
    finds:
      'the boundaries > pure-domain/clock is reported once, at packages/domain/zones/is-open.ts:3',
    passes:
      'the boundaries > pure-domain/chance is reported once, at packages/domain/retry/jitter.ts:2',
  },
  {
    id: 'skipped-is-shown',
    breaks: 'A statement of the specification is not shown by a test that was skipped.',
    edits: [
      {
        file: 'scripts/conformance/find-unproven.ts',
        find: `status !== 'passed'`,
        put: `status === 'failed'`,
      },
    ],
    tests: 'scripts/conformance/find-unproven.test.ts',
    finds: 'a statement > is not shown by one that is skipped',
    passes: 'a statement > is not shown by one that is failed',
  },
  {
    id: 'token-in-a-log',
    breaks: 'An access token that is logged turns the checks red.',
    edits: [
      {
        file: 'scripts/logs/search-logs.ts',
        find: 'pattern: /\\beyJ',
        put: 'pattern: /^eyJ',
      },
    ],
    tests: 'scripts/logs/search-logs.test.ts',
    finds: 'a log > is found to hold an access token',
    passes: 'a log > is found to hold an email address',
  },
];
