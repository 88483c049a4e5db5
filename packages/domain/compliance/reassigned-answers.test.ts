import { expect, it } from 'vitest';
import { findReassignedSince, givesSafeHarbour } from './reassigned-answers.ts';

it('gives a safe harbour by a no alone', () => {
  expect(givesSafeHarbour({ checkedOn: '2026-06-01', answer: 'no' })).toBe(true);
  expect(givesSafeHarbour({ checkedOn: '2026-06-01', answer: 'yes' })).toBe(false);
  expect(givesSafeHarbour({ checkedOn: '2026-06-01', answer: 'no_data' })).toBe(false);
  expect(givesSafeHarbour(null)).toBe(false);
});

it('holds from the day of the answer, and from no moment to come', () => {
  const now = new Date('2026-06-10T16:00:00Z');
  const since = (checkedOn: string) => findReassignedSince({ checkedOn, answer: 'yes' }, now);
  expect(since('2026-06-01')).toEqual(new Date('2026-06-01T00:00:00Z'));
  expect(since('2026-06-11')).toEqual(now);
});
