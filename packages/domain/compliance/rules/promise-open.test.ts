import { describe, expect, it } from 'vitest';
import { asking, justBefore } from '../testing/show-verdict.ts';
import { promiseOpen } from './promise-open.ts';

const ask = (promisedUntil: string | null, moment: string, phones = ['+13125550100']) =>
  asking(promiseOpen)({ debt: { promisedUntil }, person: { phones } }, moment);

describe('PROMISE_OPEN', () => {
  it('allows where none is open', () => {
    expect(ask(null, '2026-04-08T17:00:00Z')).toBe('allow');
  });

  it('defers to the day after the last day of grace', () => {
    const until = '2026-04-11T05:00:00Z';
    expect(ask('2026-04-10', '2026-04-08T17:00:00Z')).toBe('2026-04-11T05:00Z');
    expect(ask('2026-04-10', justBefore(until))).toBe('2026-04-11T05:00Z');
    expect(ask('2026-04-10', until)).toBe('allow');
  });

  it('waits for that day everywhere that the person may be', () => {
    const phones = ['+13125550100', '+14155550100'];
    expect(ask('2026-04-10', '2026-04-11T05:00:00Z', phones)).toBe('2026-04-11T07:00Z');
  });
});
