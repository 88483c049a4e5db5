import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlowFacts } from '../callflow/flow-facts.ts';
import type { FlowAction, FlowInput, FlowState } from '../callflow/flow-state.ts';
import { followFlow } from '../callflow/follow-flow.ts';
import { keepWords, type SaidWords } from '../callflow/said-words.ts';
import type { Script } from '../callflow/script.ts';
import { startingScripts } from '../callflow/starting-scripts.ts';
import { tries } from '../testing/tries.ts';
import { proveNotice, proveNotices } from './prove-notice.ts';

const facts: FlowFacts = {
  language: 'en',
  spokenName: 'Harbor',
  personName: 'Ann Lee',
  ringBackNumber: '+18725550100',
  callerId: '+13125550000',
  role: 'third_party',
  isFirst: true,
  disclosures: [],
  debt: {
    creditor: 'First Bank',
    balanceMinor: 12_500,
    currency: 'USD',
    dueOn: null,
    reference: 'A-1',
  },
  promise: null,
  promiseTerms: { leastPercent: 25, latestDays: 60, mostInstalments: 6 },
  answers: { birth_year: '1975', postal_code: '60601', reference: '1234' },
  today: '2026-06-10',
  announcesRecording: true,
  wantsRecording: true,
  lines: ['+18725550100'],
};

const notices = fc.constantFrom(
  { en: 'This call is recorded.', es: 'Esta llamada se graba.' },
  { en: '{caller} records this call (all of it).', es: '{caller} graba esta llamada.' },
  { en: '', es: '' },
  { en: '{creditor}', es: '{creditor}' },
  { en: 'This call is recorded.', es: '' },
);
const scripts: fc.Arbitrary<Script> = fc
  .tuple(
    fc.constantFrom(...Object.values(startingScripts)),
    notices,
    fc.constantFrom<
      'as_it_is' | 'goodbye_first' | 'connect_first' | 'language_first' | 'say_first'
    >('as_it_is', 'goodbye_first', 'connect_first', 'language_first', 'say_first'),
  )
  .map(([script, recordingNotice, start]) => {
    const first = script.parts[0]?.id ?? '';
    const words = { en: 'Hello.', es: 'Hola.' };
    const before = {
      as_it_is: [],
      goodbye_first: [{ kind: 'goodbye', id: 'x', words } as const],
      connect_first: [
        { kind: 'connect', id: 'x', words, whisper: words, unanswered: first } as const,
      ],
      language_first: [{ kind: 'language', id: 'x', next: first } as const],
      say_first: [{ kind: 'say', id: 'x', words, next: first } as const],
    }[start];
    return { ...script, recordingNotice, parts: [...before, ...script.parts] };
  });
const policies = fc.record({
  announcesRecording: fc.boolean(),
  wantsRecording: fc.boolean(),
  language: fc.constantFrom<'en' | 'es'>('en', 'es'),
  isFirst: fc.boolean(),
  role: fc.constantFrom<FlowFacts['role']>('third_party', 'creditor'),
});
const inputs: fc.Arbitrary<FlowInput> = fc.oneof(
  fc
    .constantFrom(null, '0', '1', '2', '3', '4', '5', '8', '8', '9', '1975', '60601', '1234')
    .map((digits) => ({ kind: 'keys', digits }) as const),
  fc.constantFrom<FlowInput>(
    { kind: 'machine' },
    { kind: 'message_played' },
    { kind: 'connected', result: 'answered' },
    { kind: 'connected', result: 'no_answer' },
  ),
);

const listSaid = (action: FlowAction) => {
  if (action.kind === 'hang_up') return [];
  return action.kind === 'ask' ? [...action.opening, ...action.say] : action.say;
};

describe('a recording', () => {
  it('is asked for only in a step that says so first, whatever policy, script and person', () => {
    let recorded = 0;
    const numRuns = tries(2_000);
    fc.assert(
      fc.property(scripts, policies, fc.array(inputs, { maxLength: 12 }), (script, policy, way) => {
        const call = { script, facts: { ...facts, ...policy } };
        let state: FlowState | null = null;
        for (const input of [{ kind: 'answered' } as const, ...way]) {
          const turn = followFlow(call, state, input);
          const { action } = turn;
          const { said } = keepWords({ scriptId: 's', version: 1 }, action);
          if (action.kind === 'ask' && action.records) {
            recorded += 1;
            expect(policy.announcesRecording && policy.wantsRecording).toBe(true);
            expect(said && proveNotice(script, said)).toBe(
              action.opening.map(({ text }) => text).join(' '),
            );
            expect(action.opening.every(({ text }) => text.trim() !== '')).toBe(true);
          } else expect(said?.announced).toBeUndefined();
          if (turn.state === null) return;
          state = turn.state;
        }
      }),
      { numRuns },
    );
    expect(recorded).toBeGreaterThan(numRuns / 40);
  });
});

describe('the notice of a recorded call', () => {
  it('is proven in every language that the call speaks, or not at all', () => {
    const counts = { proven: 0, changed: 0, refused: 0 };
    fc.assert(
      fc.property(scripts, policies, fc.array(inputs, { maxLength: 12 }), (script, policy, way) => {
        const call = { script, facts: { ...facts, ...policy } };
        const kept: SaidWords[] = [];
        const informed = new Set<string>();
        let isInformed = false;
        let state: FlowState | null = null;
        for (const input of [{ kind: 'answered' } as const, ...way]) {
          const turn = followFlow(call, state, input);
          const { said } = keepWords({ scriptId: 's', version: 1 }, turn.action);
          if (said !== undefined) kept.push(said);
          const utterances = listSaid(turn.action);
          if (turn.action.kind === 'ask' && turn.action.records) {
            isInformed = true;
            for (const { language } of turn.action.opening) informed.add(language);
          }
          for (const { language } of utterances) {
            if (informed.size === 0 || informed.has(language)) continue;
            const notice = script.recordingNotice[language === 'es-US' ? 'es' : 'en'];
            // A machine hears nothing but its message.
            if (turn.action.kind === 'leave_message' || notice === '') isInformed = false;
            else expect(utterances[0]?.language).toBe(language);
            informed.add(language);
          }
          expect(proveNotices(script, kept) !== null).toBe(isInformed);
          if (turn.state === null) break;
          state = turn.state;
        }
        counts.proven += Number(isInformed);
        counts.changed += Number(isInformed && informed.size > 1);
        counts.refused += Number(!isInformed && informed.size > 0);
      }),
      { numRuns: tries(4_000) },
    );
    // Each of the three came up: random calls that meet none of them would prove nothing.
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
  });

  it('is not proven by one that came after the first words of its language', () => {
    const script = startingScripts.reminder;
    const { en, es } = script.recordingNotice;
    const said = (language: string, text: string) => ({ script: 's', version: 1, language, text });
    const english = { ...said('en-US', `${en} Hello.`), announced: en };
    const spanish = said('es-US', `${es} Hola.`);
    expect(proveNotices(script, [english, spanish, said('es-US', 'Adiós.')])).toEqual({
      notice: en,
      index: 0,
    });
    expect(proveNotices(script, [english, said('es-US', 'Hola.'), spanish])).toBeNull();
    expect(proveNotices(script, [english, said('es-US', `${en} Hola.`)])).toBeNull();
    expect(proveNotices(script, [spanish])).toBeNull();
  });
});

describe('proveNotice', () => {
  const recordingNotice = { en: 'This call is recorded.', es: 'Esta llamada se graba.' };
  const script: Script = { ...startingScripts.reminder, recordingNotice };
  const text = 'This call is recorded. Hello.';
  const said = { script: 's', version: 1, language: 'en-US', text };
  it.each([
    ['the step did not have it recorded', said],
    ['other words were said', { ...said, announced: 'Hello.' }],
    [
      'the notice was not said first',
      { ...said, text: `Hello. ${text}`, announced: 'This call is recorded.' },
    ],
    [
      'it was said in another language',
      { ...said, language: 'es-US', announced: 'This call is recorded.' },
    ],
    ['nothing was said', { ...said, announced: '' }],
  ])('proves nothing where %s', (_why, words) => {
    expect(proveNotice(script, words)).toBeNull();
  });

  it('finds the words that the person heard', () => {
    const announced = 'This call is recorded.';
    expect(proveNotice(script, { ...said, announced })).toBe(announced);
  });
});
