import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlowTurn } from './flow-state.ts';
import { followFlow } from './follow-flow.ts';
import { followTest } from './follow-test.ts';
import { inventFacts } from './invent-facts.ts';
import { flowKeys } from './script.ts';
import { startingPurposes, startingScripts } from './starting-scripts.ts';

const facts = inventFacts('Jordan Sample', '2026-11-18');
const call = {
  script: startingScripts.reminder,
  facts: { ...facts, announcesRecording: true, wantsRecording: true },
};
const hear = ({ action }: FlowTurn): string => {
  if (action.kind === 'hang_up') return '';
  const opening = action.kind === 'ask' ? action.opening : [];
  return [...opening, ...action.say].map(({ text }) => text).join(' ');
};
const start = () => followTest(call, null, { kind: 'answered' });
const press = (turn: FlowTurn, digits: string) =>
  followTest(call, turn.state, { kind: 'keys', digits });

describe('a test call', () => {
  it('says first that it is one, and then what a real call says, unrecorded', () => {
    const turn = start();
    const real = followFlow(call, null, { kind: 'answered' });
    expect(hear(turn)).toMatch(/^This is a test of a script\./);
    expect(hear(turn).endsWith(hear(real))).toBe(true);
    expect(turn.state).toEqual(real.state);
    expect(real.action).toMatchObject({ records: true });
    expect(turn.action).toMatchObject({ records: false });
  });

  it('takes the keys of the check as a real call does', () => {
    const verified = press(press(press(start(), '1'), '1980'), '60601');
    expect(verified.state?.isVerified).toBe(true);
    expect(hear(verified)).toContain('First Bank');
  });

  it('says which line would ring, and goes on as if nobody answered', () => {
    const menu = press(press(press(start(), '1'), '1980'), '60601');
    const connected = press(menu, '2');
    expect(hear(connected)).toMatch(
      /connecting you\. .*3 1 2, 5 5 5.*would ring now.*nobody is free/s,
    );
    expect(connected.action.kind).toBe('ask');
  });

  it('learns nothing, rings nobody and records nothing, whatever is pressed', () => {
    const keys = fc.array(fc.constantFrom(...flowKeys, '1980', '60601', '4821', null), {
      maxLength: 25,
    });
    fc.assert(
      fc.property(fc.constantFrom(...startingPurposes), keys, (purpose, pressed) => {
        const tried = { ...call, script: startingScripts[purpose] };
        let turn = followTest(tried, null, { kind: 'answered' });
        for (const digits of pressed) {
          expect(turn.facts).toEqual([]);
          expect(turn.action.kind).not.toBe('connect');
          if (turn.action.kind === 'ask') expect(turn.action.records).toBe(false);
          if (turn.state === null) return;
          turn = followTest(tried, turn.state, { kind: 'keys', digits });
        }
      }),
    );
  });
});
