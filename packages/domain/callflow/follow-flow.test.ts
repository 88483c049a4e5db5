import { describe, expect, it } from 'vitest';
import { speakWhisper } from './follow-connect.ts';
import { followFlow } from './follow-flow.ts';
import { type Part, type Script, scriptLanguages } from './script.ts';
import { languageTags } from './speak-values.ts';
import { startingPurposes, startingScripts } from './starting-scripts.ts';
import {
  type Deed,
  holdCall,
  lastTurn,
  listFacts,
  listTexts,
  makeCall,
} from './testing/flow-facts.ts';

const { reminder } = startingScripts;
const call = makeCall(reminder);
const verified: readonly Deed[] = ['1', 'right', 'right'];
const spokenAt = (...deeds: readonly Deed[]) =>
  listTexts(lastTurn(holdCall(call, ...deeds))).join(' ');
const learnedBy = (...deeds: readonly Deed[]) => listFacts(holdCall(call, ...deeds));
const questionAfter = (...deeds: readonly Deed[]) => lastTurn(holdCall(call, ...deeds)).state?.part;

describe('the beginning of a call', () => {
  it.each(scriptLanguages)(
    'announces the recording in the language of the call: %s',
    (language) => {
      const [turn] = holdCall(makeCall(reminder, { language }));
      if (turn?.action.kind !== 'ask') throw new Error('nothing was asked');
      const tag = languageTags[language];
      expect(turn.action.opening).toEqual([
        { language: tag, text: reminder.recordingNotice[language] },
      ]);
      expect(turn.action.say.map((said) => said.language)).toEqual([tag]);
      expect(turn.action.records).toBe(true);
    },
  );

  it('records nothing where nothing is announced', () => {
    const silent: Script = { ...reminder, recordingNotice: { en: ' ', es: '' } };
    for (const one of [makeCall(reminder, { announcesRecording: false }), makeCall(silent)]) {
      const [turn] = holdCall(one);
      expect(turn?.action).toMatchObject({ kind: 'ask', opening: [], records: false });
    }
  });

  it('goes on in the other language when asked to, and says so', () => {
    const [, turn] = holdCall(call, '8');
    expect(turn?.facts).toEqual([{ kind: 'language', language: 'es' }]);
    expect(turn?.state).toMatchObject({ part: 'greeting', language: 'es' });
    expect(turn?.action).toMatchObject({ say: [{ language: 'es-US' }] });
    expect(spokenAt('8', '8')).toContain('This is an automated call from Harbor Services.');
  });

  it('asks once more after silence, and then lets go', () => {
    expect(questionAfter(null)).toBe('greeting');
    expect(lastTurn(holdCall(call, null, null)).state).toBeNull();
    expect(spokenAt(null, null)).toContain(
      'Please call Harbor Services at 1, 3 1 2, 5 5 5, 0 1 4 2.',
    );
    expect(questionAfter(null, '1')).toBe('check');
  });

  it('lets somebody else say so, or take no message', () => {
    expect(learnedBy('2')).toEqual([{ kind: 'wrong_party' }]);
    expect(learnedBy('3')).toEqual([]);
    expect(spokenAt('3')).toContain('There is no message.');
  });
});

describe('the check', () => {
  it('asks two of what is known, with as many digits as there are', () => {
    const asked = holdCall(call, '1', 'right').map(({ action }) => action);
    expect(asked[1]).toMatchObject({ kind: 'ask', digits: 4 });
    expect(asked[2]).toMatchObject({ kind: 'ask', digits: 5 });
    expect(spokenAt('1')).toContain('the year you were born');
    expect(spokenAt('1', 'right')).toContain('postal code');
    expect(learnedBy(...verified)).toEqual([
      { kind: 'right_party', by: ['birth_year', 'postal_code'] },
    ]);
  });

  it('takes what else is known, and asks nothing where that is too little', () => {
    const other = makeCall(reminder, {
      answers: { birth_year: null, postal_code: '60601', reference: '7788' },
    });
    expect(listFacts(holdCall(other, ...verified))).toEqual([
      { kind: 'right_party', by: ['postal_code', 'reference'] },
    ]);
    const little = makeCall(reminder, {
      answers: { birth_year: '1980', postal_code: null, reference: null },
    });
    const turns = holdCall(little, '1');
    expect(listFacts(turns)).toEqual([{ kind: 'not_verified' }]);
    expect(listTexts(lastTurn(turns)).join(' ')).toMatch(/^Please call Harbor Services/);
  });

  it('gives two tries, and does not say which answer was wrong', () => {
    const first = spokenAt('1', 'wrong', 'right');
    expect(first).toContain('That does not match what we have.');
    expect(spokenAt('1', 'right', 'wrong')).toBe(first);
    expect(learnedBy('1', 'wrong', 'right', 'right', 'right')).toMatchObject([
      { kind: 'right_party' },
    ]);
    const failed = holdCall(call, '1', 'wrong', 'right', 'right', 'wrong');
    expect(listFacts(failed)).toEqual([{ kind: 'not_verified' }]);
    expect(lastTurn(failed).state).toBeNull();
  });

  it('gives no more tries to somebody who comes back to it', () => {
    const parts = reminder.parts.map((part) =>
      part.kind === 'verify' ? { ...part, unverified: 'greeting' } : part,
    );
    const again = makeCall({ ...reminder, parts });
    const failing: readonly Deed[] = ['1', 'wrong', 'wrong', 'wrong', 'wrong'];
    const turns = holdCall(again, ...failing, '1', 'right', 'right');
    expect(listFacts(turns)).toEqual([{ kind: 'not_verified' }, { kind: 'not_verified' }]);
    expect(turns.every(({ state }) => state?.isVerified !== true)).toBe(true);
  });

  it('asks nobody twice who has passed it', () => {
    const parts = reminder.parts.map((part) =>
      part.kind === 'dispute' ? { ...part, next: 'check' } : part,
    );
    const back = makeCall({ ...reminder, parts });
    const turns = holdCall(back, ...verified, '4');
    expect(lastTurn(turns).state).toMatchObject({ part: 'menu', isVerified: true });
  });

  it('says nothing of a debt whose disclosures nobody knows', () => {
    const unknown = makeCall(reminder, { disclosures: null });
    const turns = holdCall(unknown, ...verified);
    expect(listFacts(turns)).toMatchObject([{ kind: 'right_party' }]);
    expect(listTexts(lastTurn(turns)).join(' ')).toMatch(/^Please call Harbor Services/);
  });
});

describe('what is said of the debt', () => {
  const sayWith = (facts: Parameters<typeof makeCall>[1]) =>
    listTexts(lastTurn(holdCall(makeCall(reminder, facts), ...verified))).join(' ');

  it('begins with the disclosure that fits, and what the state asks for', () => {
    expect(sayWith({})).toMatch(/^This is an attempt to collect a debt/);
    expect(sayWith({ isFirst: false })).toMatch(/^This call is from a debt collector\./);
    expect(sayWith({ role: 'creditor' })).toMatch(/^This call is about your account with us\./);
    expect(
      sayWith({ disclosures: [{ en: 'Too old to sue.', es: 'Ya no se puede demandar.' }] }),
    ).toContain(
      'used for that purpose. Too old to sue. There is a balance of $98,765.43 with Zephyr Clinic. It was due on Friday, July 31.',
    );
  });

  it('is said in Spanish where the call is', () => {
    expect(sayWith({ language: 'es' })).toContain(
      'Hay un saldo de $98,765.43 con Zephyr Clinic. La fecha de pago era el viernes, 31 de julio.',
    );
  });

  it('says the other words where there is no value', () => {
    const debt = { ...call.facts.debt, creditor: null, dueOn: null };
    expect(sayWith({ debt })).toContain('with your creditor. It was due on the agreed day.');
  });
});

describe('a promise', () => {
  const chosen: readonly Deed[] = [...verified, '1', '1'];

  it('is chosen, confirmed and kept, with the consent to be reminded', () => {
    expect(spokenAt(...verified, '1')).toContain(
      'To pay all of it, $98,765.43 by Wednesday, December 2, press 1.',
    );
    expect(spokenAt(...chosen)).toContain(
      'You promise to pay $98,765.43 by Wednesday, December 2.',
    );
    expect(learnedBy(...chosen, '1', '1').slice(1)).toEqual([
      {
        kind: 'promise',
        instalments: [{ amountMinor: 98_765_43, dueOn: '2026-12-02' }],
        currency: 'USD',
      },
      {
        kind: 'call_consent',
        about: 'promise',
        words:
          'May we call you before that day to remind you? If we may, press 1. If not, press 2.',
      },
    ]);
  });

  it('is kept before it is asked whether a reminder is welcome, and without it', () => {
    expect(learnedBy(...chosen, '1').map(({ kind }) => kind)).toEqual(['right_party', 'promise']);
    expect(learnedBy(...chosen, '1', '2').map(({ kind }) => kind)).toEqual([
      'right_party',
      'promise',
    ]);
    expect(learnedBy(...chosen, '1', null).map(({ kind }) => kind)).toEqual([
      'right_party',
      'promise',
    ]);
  });

  it('in payments is confirmed whole', () => {
    expect(spokenAt(...verified, '1', '2')).toContain(
      'in 2 payments, 1 of $49,382.72, then 1 of $49,382.71, the first by Wednesday, December 2, then one every 14 days',
    );
  });

  it('is nothing until it is confirmed', () => {
    expect(learnedBy(...chosen).map(({ kind }) => kind)).toEqual(['right_party']);
    for (const deed of ['2', '0'] as const) {
      expect(learnedBy(...chosen, deed).map(({ kind }) => kind)).toEqual(['right_party']);
      expect(questionAfter(...chosen, deed)).toBe('menu');
    }
    expect(questionAfter(...chosen, null, null)).toBe('menu');
  });

  it('can be declined at once, and is after silence', () => {
    expect(questionAfter(...verified, '1', '0')).toBe('menu');
    expect(questionAfter(...verified, '1', null)).toBe('promise');
    expect(questionAfter(...verified, '1', null, null)).toBe('menu');
    expect(questionAfter(...verified, '1', '7', '7')).toBe('menu');
  });

  it('is not offered where the policy takes none', () => {
    const strict = makeCall(reminder, {
      promiseTerms: { leastPercent: 100, latestDays: 1, mostInstalments: 1 },
    });
    expect(lastTurn(holdCall(strict, ...verified, '1')).state?.part).toBe('menu');
  });
});

describe('the other ways on', () => {
  it('keeps a dispute', () => {
    expect(learnedBy(...verified, '4').at(-1)).toEqual({ kind: 'dispute' });
  });

  it('asks when another time suits, and may call again only with a yes', () => {
    const asked: readonly Deed[] = [...verified, '3', '2'];
    expect(learnedBy(...asked).at(-1)).toEqual({ kind: 'another_time', suits: 'afternoon' });
    expect(learnedBy(...asked, '1').at(-1)).toMatchObject({
      kind: 'call_consent',
      about: 'another_time',
    });
    expect(learnedBy(...asked, '2').at(-1)).toMatchObject({ kind: 'another_time' });
    expect(learnedBy(...asked, null).at(-1)).toMatchObject({ kind: 'another_time' });
  });

  it('asks nobody for consent who is not verified', () => {
    const part = reminder.parts.find(({ kind }) => kind === 'another_time');
    const goodbye: Part = { kind: 'goodbye', id: 'goodbye', words: { en: 'Bye.', es: 'Adiós.' } };
    if (part === undefined) throw new Error('there is such a part');
    const turns = holdCall(makeCall({ ...reminder, parts: [part, goodbye] }), '1', '1');
    expect(listFacts(turns)).toEqual([{ kind: 'another_time', suits: 'morning' }]);
  });

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

  it.each(['9', '99', '999', '9999', '99999'])(
    'stops all calls from the keypad of the check too, however often it is pressed: %s',
    (digits) => {
      for (const before of [['1'], ['1', 'right']]) {
        expect(learnedBy(...before, digits)).toEqual([{ kind: 'stop' }]);
        expect(spokenAt(...before, digits)).toBe(
          'We have noted it. We will not call you again. Goodbye.',
        );
      }
    },
  );

  it.each(['99', '9999'])('stops all calls at every other question as well: %s', (digits) => {
    for (const before of [[], verified, [...verified, '1'], [...verified, '1', '1']]) {
      expect(learnedBy(...before, digits).at(-1)).toEqual({ kind: 'stop' });
    }
  });

  it('takes an answer that is all nines as the answer where it is asked for, and only there', () => {
    const answers = { birth_year: null, postal_code: '99999', reference: '9999' };
    const nines = makeCall(reminder, { answers });
    expect(listFacts(holdCall(nines, '1', '99999', '9999'))).toMatchObject([
      { kind: 'right_party' },
    ]);
    for (const deeds of [
      ['1', '9'],
      ['1', '9999'],
      ['1', '99999', '99999'],
    ]) {
      expect(listFacts(holdCall(nines, ...deeds))).toEqual([{ kind: 'stop' }]);
    }
  });
});

describe('a machine', () => {
  it.each(startingPurposes)(
    'hears a message, and only its last word proves the delivery: %s',
    (purpose) => {
      const machine = makeCall(startingScripts[purpose]);
      const left = followFlow(machine, null, { kind: 'machine' });
      expect(left.facts).toEqual([]);
      expect(left.action).toEqual({
        kind: 'leave_message',
        say: [
          {
            language: 'en-US',
            text: 'Hello. This is Harbor Services. Please call Alex Morgan at 1, 3 1 2, 5 5 5, 0 1 4 2. You may speak with any of our representatives.',
          },
        ],
      });
      expect(followFlow(machine, left.state, { kind: 'message_played' })).toEqual({
        state: null,
        action: { kind: 'hang_up' },
        facts: [{ kind: 'voicemail_left' }],
      });
    },
  );

  it('hears nothing where the script has no message', () => {
    const silent = makeCall({ ...reminder, voicemail: null });
    expect(followFlow(silent, null, { kind: 'machine' }).action).toEqual({ kind: 'hang_up' });
  });

  it('that is found out late hears the message from its beginning', () => {
    const talking = lastTurn(holdCall(call, ...verified));
    const left = followFlow(call, talking.state, { kind: 'machine' });
    expect(left.state).toMatchObject({ part: 'voicemail', isVerified: false });
  });
});

describe('a state that is not of this script', () => {
  it('ends the call, and a stop holds all the same', () => {
    const state = lastTurn(holdCall(call, '1')).state;
    if (state === null) throw new Error('something is asked');
    const lost = followFlow(call, { ...state, part: 'gone' }, { kind: 'keys', digits: '1' });
    expect(lost).toEqual({ state: null, action: { kind: 'hang_up' }, facts: [] });
    const stopped = followFlow(call, { ...state, part: 'gone' }, { kind: 'keys', digits: '9' });
    expect(stopped.facts).toEqual([{ kind: 'stop' }]);
  });
});
