import type { Fault } from '../fault.ts';

export const contractFaults: readonly Fault[] = [
  {
    id: 'part-of-a-cent',
    breaks: 'An amount that is no whole number of cents is never sent.',
    edits: [
      {
        file: 'packages/contract/common.ts',
        find: 'if (Number.isInteger(value)) return',
        put: 'if (Number.isFinite(value)) return',
      },
    ],
    tests: 'apps/server/src/platform/http/entered-values.test.ts',
    finds: 'an amount > that is no whole number is a fault, and not sent as one',
    passes: 'an amount > that is entered is one that many can be summed up of',
  },
  {
    id: 'line-breaks-in-names',
    breaks: 'A name holds no line breaks and control characters.',
    edits: [
      {
        file: 'packages/contract/common.ts',
        find: '.regex(/^[^\\p{Cc}\\p{Zl}\\p{Zp}]*$/u,',
        put: '.regex(/^[^\\p{Cc}]*$/u,',
      },
    ],
    tests: 'apps/server/src/platform/http/plain-text.test.ts',
    finds:
      'plain text > has no line breaks, be they of another kind, and no control characters: "Ann\u2028Lee"',
    passes: 'plain text > is not too long',
  },
];
