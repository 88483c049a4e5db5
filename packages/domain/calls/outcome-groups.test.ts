import { describe, expect, it } from 'vitest';
import { type CallCounts, isTakenForMachine, noCalls, sumUp } from './outcome-groups.ts';

const counts = (some: Partial<CallCounts>): CallCounts => ({ ...noCalls, ...some });

describe('calls summed up', () => {
  it('leave out those that were taken back before a phone rang', () => {
    expect(sumUp(counts({ no_answer: 3, withdrawn: 5 }))).toMatchObject({ calls: 3, ended: 3 });
  });

  it('have those that are under way among the calls, and not among those that ended', () => {
    expect(sumUp(counts({ under_way: 2, busy: 1 }))).toMatchObject({ calls: 3, ended: 1 });
  });

  it('are answered where a person was on the line, and not where a machine was', () => {
    const answered = counts({ right_party: 1, wrong_party: 2, stop: 3, hung_up: 4, machine: 50 });
    expect(sumUp(answered)).toEqual({ calls: 60, ended: 60, answered: 10, rightPersons: 1 });
  });
});

describe('a person taken for a machine', () => {
  it('is one whom the carrier heard as a machine and who did what only people do', () => {
    expect(isTakenForMachine('machine', 'promise')).toBe(true);
    expect(isTakenForMachine('machine', 'hung_up')).toBe(true);
    expect(isTakenForMachine('human', 'promise')).toBe(false);
    expect(isTakenForMachine('machine', 'machine')).toBe(false);
    expect(isTakenForMachine('machine', 'voicemail_left')).toBe(false);
    expect(isTakenForMachine('machine', null)).toBe(false);
    expect(isTakenForMachine(null, 'stop')).toBe(false);
  });
});
