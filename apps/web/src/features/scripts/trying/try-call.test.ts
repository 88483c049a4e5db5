import { inventFacts } from '@ringfence/domain/callflow/invent-facts';
import { startingScripts } from '@ringfence/domain/callflow/starting-scripts';
import { describe, expect, it } from 'vitest';
import {
  connect,
  endMessage,
  isOver,
  pressKey,
  startCall,
  type TriedCall,
  waitInSilence,
} from './try-call.ts';

const facts = inventFacts('Jordan Sample', '2026-11-18');
const call = { script: startingScripts.reminder, facts };
const press = (tried: TriedCall, keys: string): TriedCall => [...keys].reduce(pressKey, tried);
const hear = ({ entries }: TriedCall): string =>
  entries
    .flatMap((entry) => (entry.kind === 'said' ? entry.said.map(({ text }) => text) : []))
    .join(' ');
const kinds = ({ learned }: TriedCall) => learned.map(({ kind }) => kind);

describe('trying a script', () => {
  it('begins with the greeting, and tells nothing of the debt before the check', () => {
    const tried = startCall(call, 'person');
    expect(hear(tried)).toContain('press 9');
    expect(hear(tried)).not.toContain('First Bank');
    expect(isOver(tried)).toBe(false);
  });

  it('goes through the check by several keys, which are not shown', () => {
    const asked = press(startCall(call, 'person'), '1');
    const half = press(asked, '198');
    expect(half.typed).toBe('198');
    const verified = press(press(half, '0'), '60601');
    expect(kinds(verified)).toContain('right_party');
    expect(hear(verified)).toContain('First Bank');
    const pressed = verified.entries.flatMap((entry) =>
      entry.kind === 'pressed' ? [entry.digits] : [],
    );
    expect(pressed).toEqual(['1', '••••', '•••••']);
  });

  it('takes fewer keys closed by #', () => {
    const asked = press(startCall(call, 'person'), '1');
    expect(press(asked, '#')).toBe(asked);
    expect(press(asked, '19#').entries.at(-2)).toEqual({ kind: 'pressed', digits: '••' });
  });

  it('stops for good at key 9', () => {
    const stopped = press(startCall(call, 'person'), '9');
    expect(kinds(stopped)).toEqual(['stop']);
    expect(isOver(stopped)).toBe(true);
    expect(press(stopped, '1')).toBe(stopped);
    expect(waitInSilence(stopped)).toBe(stopped);
  });

  it('asks again in silence, and then goes on without a key', () => {
    const once = waitInSilence(startCall(call, 'person'));
    expect(isOver(once)).toBe(false);
    expect(isOver(waitInSilence(once))).toBe(true);
  });

  it('leaves a machine its message, and nothing of the debt', () => {
    const tried = startCall(call, 'machine');
    expect(hear(tried)).not.toContain('First Bank');
    expect(kinds(endMessage(tried))).toEqual(['voicemail_left']);
  });

  it('connects with a line, or says that nobody could take the call', () => {
    const menu = press(startCall(call, 'person'), '1198060601');
    const ringing = [...'12345678']
      .map((key) => press(menu, key))
      .find(({ turn }) => turn.action.kind === 'connect');
    if (ringing === undefined) throw new Error('no key connects');
    expect(ringing.entries.at(-1)).toMatchObject({ kind: 'rings', number: '+13125550102' });
    expect(kinds(connect(ringing, 'answered'))).toContain('transferred');
    expect(kinds(connect(ringing, 'no_answer'))).toContain('nobody_answered');
  });
});
