import { describe, expect, it } from 'vitest';
import { judgeIdleness } from './judge-idleness.ts';

const minute = 60_000;

describe('judgeIdleness', () => {
  it('leaves an active person alone until a minute before the end', () => {
    expect(judgeIdleness(0, 0, 15)).toEqual({ state: 'active' });
    expect(judgeIdleness(0, 14 * minute - 1, 15)).toEqual({ state: 'active' });
  });

  it('warns for the last minute, counting down', () => {
    expect(judgeIdleness(0, 14 * minute, 15)).toEqual({ state: 'warned', secondsLeft: 60 });
    expect(judgeIdleness(0, 15 * minute - 1, 15)).toEqual({ state: 'warned', secondsLeft: 1 });
  });

  it('ends at the limit, and however long after it somebody looks', () => {
    expect(judgeIdleness(0, 15 * minute, 15)).toEqual({ state: 'ended' });
    expect(judgeIdleness(0, 9 * 60 * minute, 15)).toEqual({ state: 'ended' });
  });

  it('warns for half of a limit of one minute', () => {
    expect(judgeIdleness(0, minute / 2 - 1, 1)).toEqual({ state: 'active' });
    expect(judgeIdleness(0, minute / 2, 1)).toEqual({ state: 'warned', secondsLeft: 30 });
  });
});
