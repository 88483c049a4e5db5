import type { CallProgress } from '@ringfence/domain/calls/apply-event';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './count-answers.ts';

const moment = new Date('2026-06-10T16:00:00Z');
const ended: CallProgress = {
  state: 'ended',
  outcome: 'no_answer',
  rang: true,
  answeredAt: null,
  answeredBy: null,
  choice: null,
  ending: 'no_answer',
  endedAt: moment,
  talkSeconds: null,
};
const cases: [string, Partial<CallProgress>, spoken: boolean, number, number][] = [
  ['nobody answered', {}, false, 0, 0],
  ['a person hung up after the first words', { outcome: 'hung_up' }, true, 1, 0],
  ['a person heard nothing', { outcome: 'hung_up' }, false, 1, 1],
  ['a person pressed a key', { outcome: 'right_party', choice: 'right_party' }, false, 1, 0],
  [
    'a machine answered',
    { outcome: 'machine', answeredAt: moment, answeredBy: 'machine' },
    false,
    0,
    0,
  ],
  [
    'the line was cut before a word',
    { answeredAt: moment, ending: 'failed', outcome: 'failed' },
    false,
    1,
    1,
  ],
  [
    'the line was cut later',
    { answeredAt: moment, ending: 'failed', outcome: 'failed' },
    true,
    1,
    0,
  ],
  ['it is still under way', { state: 'answered', answeredAt: moment, outcome: null }, false, 0, 0],
  [
    'a person is being spoken to',
    { state: 'answered', answeredAt: moment, answeredBy: 'human', outcome: null },
    true,
    1,
    0,
  ],
  [
    'a machine is being spoken to',
    { state: 'answered', answeredAt: moment, answeredBy: 'machine', outcome: null },
    true,
    0,
    0,
  ],
];

describe('an answer', () => {
  it.each(cases)('where %s', (_, progress, spoken, answered, abandoned) => {
    const read = readAnswer({ ...ended, ...progress }, spoken ? moment : null);
    expect(read).toEqual({ answered, abandoned });
  });
});
