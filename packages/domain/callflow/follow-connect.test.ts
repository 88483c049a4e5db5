import { describe, expect, it } from 'vitest';
import { speakWhisper } from './follow-connect.ts';
import { languageTags } from './speak-values.ts';
import { startingScripts } from './starting-scripts.ts';
import { type Deed, holdCall, lastTurn, makeCall } from './testing/flow-facts.ts';

const { reminder } = startingScripts;
const call = makeCall(reminder);
const verified: readonly Deed[] = ['1', 'right', 'right'];

describe('speaking to someone', () => {
  it('rings one line after the other, and says when nobody answered', () => {
    const [first, second, nobody] = [
      holdCall(call, ...verified, '2'),
      holdCall(call, ...verified, '2', { line: 'busy' }),
      holdCall(call, ...verified, '2', { line: 'busy' }, { line: 'no_answer' }),
    ].map(lastTurn);
    expect(first?.action).toMatchObject({ kind: 'connect', to: '+13125550150' });
    expect(first?.facts).toEqual([{ kind: 'wants_someone' }]);
    expect(second?.action).toMatchObject({ kind: 'connect', to: '+13125550151', say: [] });
    expect(nobody?.facts).toEqual([{ kind: 'nobody_answered' }]);
    expect(nobody?.state?.part).toBe('another-time');
  });

  it('tells who picks up whom they will speak with, and of what', () => {
    const { state, action } = lastTurn(holdCall(call, ...verified, '2'));
    const whisper = [
      {
        language: 'en-US',
        text: 'This is Ann Smith, about $98,765.43 for Zephyr Clinic. Reference ending in 7 7 8 8.',
      },
    ];
    expect(action).toMatchObject({ whisper });
    expect(state && speakWhisper(call, state)).toEqual(whisper);
  });

  it.each([
    ['en', 'Somebody at Ann Smith’s number. Not verified.'],
    ['es', 'Alguien en el número de Ann Smith. Sin verificar.'],
  ] as const)('tells who picks up that somebody is not verified: %s', (language, text) => {
    const parts = reminder.parts.map((part) =>
      part.kind === 'verify' ? { ...part, unverified: 'someone' } : part,
    );
    const unverified = makeCall({ ...reminder, parts }, { language });
    const failing: readonly Deed[] = ['1', 'wrong', 'wrong', 'wrong', 'wrong'];
    const { state, action } = lastTurn(holdCall(unverified, ...failing));
    const whisper = [{ language: languageTags[language], text }];
    expect(action).toMatchObject({ kind: 'connect', whisper });
    expect(state && speakWhisper(unverified, state)).toEqual(whisper);
  });

  it('is over once somebody has taken the call', () => {
    const turn = lastTurn(holdCall(call, ...verified, '2', { line: 'answered' }));
    expect(turn).toEqual({
      state: null,
      action: { kind: 'hang_up' },
      facts: [{ kind: 'transferred' }],
    });
  });

  it('says at once where no line is open', () => {
    const turns = holdCall(makeCall(reminder, { lines: [] }), ...verified, '2');
    expect(lastTurn(turns).facts).toEqual([{ kind: 'wants_someone' }, { kind: 'nobody_answered' }]);
  });
});
