import { describe, expect, it } from 'vitest';
import { createCall } from '../testing/create-call.ts';
import { joinFresh } from './join-fresh.ts';

const call = (id: string, state: 'ringing' | 'ended' = 'ended') => createCall({ id, state });
const idsOf = (joined: ReturnType<typeof joinFresh>) => joined.calls.map(({ id }) => id);

describe('calls that come in', () => {
  it('stand in front of those that were read', () => {
    const joined = joinFresh([call('b'), call('a')], [call('c'), call('b')], false);
    expect(idsOf(joined)).toEqual(['c', 'b', 'a']);
    expect(joined.held).toBe(0);
  });

  it('are counted and held back while somebody looks further down', () => {
    const joined = joinFresh([call('b'), call('a')], [call('d'), call('c'), call('b')], true);
    expect(idsOf(joined)).toEqual(['b', 'a']);
    expect(joined.held).toBe(2);
  });

  it('bring what became of calls under way', () => {
    const { calls } = joinFresh([call('b', 'ringing')], [call('b')], true);
    expect(calls[0]?.state).toBe('ended');
  });

  it('are not shown over a gap', () => {
    const joined = joinFresh([call('a')], [call('d'), call('c')], false);
    expect(idsOf(joined)).toEqual(['a']);
    expect(joined.hasGap).toBe(true);
  });
});
