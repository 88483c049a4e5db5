import { describe, expect, it } from 'vitest';
import { describeState } from './describe-state.ts';

const writtenBy = { id: '01890a5d-ac96-774b-bcce-b302099a8057', fullName: 'Ada Byron' };
const newest = { version: 2, writtenAt: '2026-11-01T12:00:00.000Z', writtenBy };

describe('how a script stands', () => {
  it.each([
    ['draft', null, 'draft'],
    ['draft', 1, 'approvedAndDraft'],
    ['approved', 2, 'approved'],
    ['withdrawn', null, 'withdrawn'],
  ] as const)(
    'with a newest version that is %s and %s approved, it is %s',
    (state, approvedVersion, words) => {
      expect(describeState({ newest: { ...newest, state }, approvedVersion }).words).toBe(words);
    },
  );
});
