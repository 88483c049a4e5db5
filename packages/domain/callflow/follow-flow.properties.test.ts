import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../testing/tries.ts';
import type { FlowFacts } from './flow-facts.ts';
import type { FlowTurn } from './flow-state.ts';
import { type FlowCall, followFlow } from './follow-flow.ts';
import type { Part, ScriptLanguage } from './script.ts';
import { languageTags, speakDay, speakMoney } from './speak-values.ts';
import {
  anyDeed,
  anyFacts,
  anyScript,
  disclosureMark,
  promiseMark,
  stateMark,
} from './testing/any-script.ts';
import { holdCall, listTexts } from './testing/flow-facts.ts';
import { mostTurns } from './walk.ts';

const runs = { numRuns: tries(1_500) };
const patience = { timeout: 120_000 };
const anyCall: fc.Arbitrary<FlowCall> = fc.record({ script: anyScript, facts: anyFacts });
const anyDeeds = fc.array(anyDeed, { maxLength: 25 });

/** Everything that tells of the debt of these facts. */
function listSecrets({ debt, promise, today }: FlowFacts): string[] {
  const inBoth = (say: (language: 'en' | 'es') => string) => [say('en'), say('es')];
  const { balanceMinor, currency, dueOn, reference, creditor } = debt;
  return [
    disclosureMark,
    promiseMark,
    stateMark,
    creditor ?? '',
    [...reference.slice(-4)].join(' '),
    ...inBoth((language) => speakMoney(balanceMinor, currency, language)),
    ...inBoth((language) => (dueOn === null ? '' : speakDay(dueOn, language, today))),
    ...inBoth((language) =>
      promise === null ? '' : speakMoney(promise.amountMinor, 'USD', language),
    ),
    ...inBoth((language) => (promise === null ? '' : speakDay(promise.dueOn, language, today))),
  ].filter((secret) => secret !== '');
}

const listSpoken = (turn: FlowTurn): string[] => [
  ...listTexts(turn),
  ...(turn.action.kind === 'connect' ? turn.action.whisper.map(({ text }) => text) : []),
];

describe('any call on any script', patience, () => {
  it('says nothing of a debt before the person is verified, to nobody', () => {
    let verified = 0;
    fc.assert(
      fc.property(anyCall, anyDeeds, (call, deeds) => {
        const secrets = listSecrets(call.facts);
        for (const turn of holdCall(call, ...deeds)) {
          const isRightParty = turn.facts.some(({ kind }) => kind === 'right_party');
          if (isRightParty && call.facts.disclosures !== null) {
            verified += 1;
            return;
          }
          expect(turn.state?.isVerified ?? false).toBe(false);
          const spoken = listSpoken(turn).join(' ');
          for (const secret of secrets) expect(spoken).not.toContain(secret);
        }
      }),
      runs,
    );
    expect(verified).toBeGreaterThan(runs.numRuns / 150);
  });

  it('leaves nothing of a debt on a machine', () => {
    fc.assert(
      fc.property(anyCall, (call) => {
        const turn = followFlow(call, null, { kind: 'machine' });
        const spoken = listSpoken(turn).join(' ');
        for (const secret of listSecrets(call.facts)) expect(spoken).not.toContain(secret);
        expect(turn.action.kind).toBe(call.script.voicemail === null ? 'hang_up' : 'leave_message');
      }),
      runs,
    );
  });

  it('ends, whatever is pressed', () => {
    fc.assert(
      fc.property(anyCall, fc.array(anyDeed, { minLength: 1, maxLength: 5 }), (call, pattern) => {
        const deeds = Array.from(
          { length: mostTurns + 1 },
          (_, n) => pattern[n % pattern.length] ?? null,
        );
        expect(holdCall(call, ...deeds).at(-1)?.state).toBeNull();
      }),
      runs,
    );
  });

  it('gives the same turn to the same state, as it travels', () => {
    fc.assert(
      fc.property(anyCall, anyDeeds, anyDeed, (call, deeds, deed) => {
        const turns = holdCall(call, ...deeds);
        for (const { state } of turns) {
          if (state === null) return;
          const input = { kind: 'keys', digits: typeof deed === 'string' ? deed : null } as const;
          const once = followFlow(call, state, input);
          expect(followFlow(call, JSON.parse(JSON.stringify(state)), input)).toEqual(once);
        }
      }),
      runs,
    );
  });

  it('keeps nothing personal in its state', () => {
    fc.assert(
      fc.property(anyCall, anyDeeds, (call, deeds) => {
        for (const { state } of holdCall(call, ...deeds)) {
          if (state === null) return;
          const { part, language, ...rest } = state;
          expect(call.script.parts.map(({ id }) => id)).toContain(part);
          expect(['en', 'es']).toContain(language);
          for (const value of Object.values(rest)) {
            const isSmall = typeof value === 'number' && value >= 0 && value <= mostTurns;
            expect(isSmall || typeof value === 'boolean' || value === null).toBe(true);
          }
        }
      }),
      runs,
    );
  });

  it('keeps a stop at every question before another word is said', () => {
    fc.assert(
      fc.property(anyCall, anyDeeds, fc.integer({ min: 1, max: 6 }), (call, deeds, times) => {
        for (const { state, action } of holdCall(call, ...deeds)) {
          if (state === null || action.kind !== 'ask') continue;
          const turn = followFlow(call, state, { kind: 'keys', digits: '9'.repeat(times) });
          expect(turn.facts).toEqual([{ kind: 'stop' }]);
          expect(turn.state).toBeNull();
        }
      }),
      runs,
    );
  });

  it('records only behind a notice, and only with the first question', () => {
    let recorded = 0;
    fc.assert(
      fc.property(anyCall, anyDeeds, (call, deeds) => {
        const { announcesRecording, wantsRecording } = call.facts;
        for (const [index, { action }] of holdCall(call, ...deeds).entries()) {
          if (action.kind !== 'ask') continue;
          const notice = action.opening.map(({ text }) => text).join('');
          if (!announcesRecording) expect(notice).toBe('');
          expect(action.records).toBe(index === 0 && notice !== '' && wantsRecording);
          recorded += Number(action.records);
        }
      }),
      runs,
    );
    expect(recorded).toBeGreaterThan(runs.numRuns / 75);
  });

  it('says the notice again before the first words of another language, and only then', () => {
    const numRuns = tries(800);
    let changed = 0;
    const recordingNotice = { en: 'Recorded.', es: 'Grabada.' };
    fc.assert(
      fc.property(anyCall, anyDeeds, ({ script, facts }, deeds) => {
        // Two of its parts change the language: few scripts have one that is reached.
        const parts = script.parts.map((part): Part => {
          if (part.id === 'b') return { kind: 'language', id: 'b', next: 'c' };
          return part.id === 'e' ? { kind: 'language', id: 'e', next: 'a' } : part;
        });
        const call = { script: { ...script, parts, recordingNotice }, facts };
        let language: ScriptLanguage | undefined;
        for (const { action, state } of holdCall(call, ...deeds)) {
          const opening = action.kind === 'ask' ? action.opening : [];
          const said = action.kind === 'hang_up' ? [] : [...opening, ...action.say];
          if (language !== undefined) {
            const other = language === 'en' ? 'es' : 'en';
            const isChanged = said.some((one) => one.language === languageTags[other]);
            const notice = { language: languageTags[other], text: recordingNotice[other] };
            const isAnnounced = isChanged && facts.announcesRecording;
            expect(said.filter(({ text }) => text === notice.text)).toEqual(
              isAnnounced ? [notice] : [],
            );
            if (isAnnounced) expect(said[0]).toEqual(notice);
            changed += Number(isAnnounced);
          }
          language = state?.language;
        }
      }),
      { numRuns },
    );
    expect(changed).toBeGreaterThan(numRuns / 200);
  });

  it('asks for the answers of the check at most twice', () => {
    fc.assert(
      fc.property(anyCall, fc.array(anyDeed, { maxLength: 60 }), (call, deeds) => {
        const wrongOnly = deeds.map((deed) => (deed === 'right' ? 'wrong' : deed));
        for (const { state } of holdCall(call, ...wrongOnly)) {
          if (state === null) return;
          const part = call.script.parts.find(({ id }) => id === state.part);
          if (part?.kind === 'verify') expect(state.tries).toBeLessThan(2);
        }
      }),
      runs,
    );
  });
});
