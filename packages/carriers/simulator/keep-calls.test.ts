import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Call } from './call.ts';
import { chooseBehaviour } from './choose-behaviour.ts';
import { CallBook } from './keep-calls.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function makeCall(sid: string, to: string): Call {
  return {
    sid,
    request: {
      to,
      from: '+12125550100',
      url: 'http://127.0.0.1/',
      statusCallback: undefined,
      events: new Set(),
      ringSeconds: 20,
      detection: undefined,
      person: undefined,
    },
    behaviour: chooseBehaviour(1, to, 0),
    earlierCalls: 0,
    createdAt: Date.now(),
    status: 'queued',
    updatedAt: Date.now(),
    queuedMilliseconds: 0,
    startedAt: undefined,
    endedAt: undefined,
    talkSeconds: 0,
    answeredBy: undefined,
  };
}

it('forgets an ended call after an hour, a living one never, and always how many there were', () => {
  const book = new CallBook();
  const to = '+12125550101';
  const [first, second, living] = ['CA1', 'CA2', 'CA3'].map((sid) => makeCall(sid, to));
  if (!first || !second || !living) throw new Error('Three calls are needed.');
  for (const call of [first, second, living]) book.add(call);
  first.endedAt = Date.now();
  book.markEnded(first);
  vi.advanceTimersByTime(61 * 60 * 1000);
  second.endedAt = Date.now();
  book.markEnded(second);
  expect(book.find('CA1')).toBeUndefined();
  expect(book.list(to)).toEqual([living, second]);
  expect(book.list(undefined)).toEqual([living, second]);
  expect(book.countCallsTo(to)).toBe(3);
});
