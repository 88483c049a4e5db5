import * as fc from 'fast-check';
import type { FlowFacts } from '../flow-facts.ts';
import type { Keys, Part, Script, Words } from '../script.ts';
import { type Deed, knownFacts } from './flow-facts.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const anyId = fc.oneof({ weight: 15, arbitrary: fc.constantFrom(...ids) }, fc.constant('gone'));

/** Words that name every value, in turn and together, with and without something else to say. */
const anyText = fc
  .array(
    fc.constantFrom(
      'Hello.',
      '{caller}',
      '{name}',
      '{ring_back}',
      '{today}',
      '{balance}',
      '{ balance | some }',
      '{creditor|somebody}',
      '{reference}',
      '{due_date|then}',
      '{promise}',
      '{promise_amount}',
      '{promise_date|then}',
      '{unknown|x}',
    ),
    { maxLength: 4 },
  )
  .map((pieces) => pieces.join(' '));
const anyWords: fc.Arbitrary<Words> = fc.record({ en: anyText, es: anyText });
const marked = (en: string): fc.Arbitrary<Words> => fc.constant({ en, es: en });

const anyKeys: fc.Arbitrary<Keys> = fc.dictionary(
  fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'),
  anyId,
);

const anyOffer = fc.oneof(
  fc.record({ kind: fc.constant('whole' as const), withinDays: fc.nat(60) }),
  fc.record({
    kind: fc.constant('part' as const),
    percent: fc.integer({ min: 1, max: 99 }),
    withinDays: fc.nat(60),
  }),
  fc.record({
    kind: fc.constant('instalments' as const),
    count: fc.integer({ min: 2, max: 6 }),
    everyDays: fc.integer({ min: 1, max: 30 }),
    withinDays: fc.nat(60),
  }),
);

/** Said of a debt whatever the words are, so that it can be recognised. */
export const disclosureMark = 'Disclosure of the script.';
export const promiseMark = 'Promise of the script.';
export const stateMark = 'Disclosure of the state.';

function anyPart(id: string): fc.Arbitrary<Part> {
  const own = { id: fc.constant(id) };
  const kind = <Kind extends Part['kind']>(name: Kind) => fc.constant(name);
  const saying: fc.Arbitrary<Part> = fc.oneof(
    fc.record({ kind: kind('say'), ...own, words: anyWords, next: anyId }),
    fc.record({ kind: kind('dispute'), ...own, words: anyWords, next: anyId }),
    fc.record({ kind: kind('language'), ...own, next: anyId }),
    fc.record({
      kind: kind('disclosure'),
      ...own,
      first: marked(disclosureMark),
      later: marked(disclosureMark),
      creditor: marked(disclosureMark),
      next: anyId,
    }),
  );
  const asking: fc.Arbitrary<Part> = fc.oneof(
    fc.record({ kind: kind('menu'), ...own, words: anyWords, keys: anyKeys, silence: anyId }),
    fc.record({
      kind: kind('promise'),
      ...own,
      words: marked(promiseMark),
      offers: fc.array(anyOffer, { maxLength: 6 }),
      confirm: anyWords,
      remind: fc.option(anyWords),
      made: anyWords,
      next: anyId,
      declined: anyId,
    }),
    fc.record({
      kind: kind('another_time'),
      ...own,
      words: anyWords,
      consent: anyWords,
      next: anyId,
    }),
    fc.record({
      kind: kind('connect'),
      ...own,
      words: anyWords,
      whisper: anyWords,
      unanswered: anyId,
    }),
  );
  const checking: fc.Arbitrary<Part> = fc.record({
    kind: kind('verify'),
    ...own,
    questions: fc.record({ birth_year: anyWords, postal_code: anyWords, reference: anyWords }),
    again: anyWords,
    verified: anyId,
    unverified: anyId,
  });
  const ending: fc.Arbitrary<Part> = fc.oneof(
    fc.record({ kind: kind('wrong_person'), ...own, words: anyWords }),
    fc.record({ kind: kind('stop'), ...own, words: anyWords }),
    fc.record({ kind: kind('goodbye'), ...own, words: anyWords }),
  );
  return fc.oneof(
    { weight: 4, arbitrary: saying },
    { weight: 5, arbitrary: asking },
    { weight: 3, arbitrary: checking },
    { weight: 1, arbitrary: ending },
  );
}

/** Scripts as nobody would write them: parts that lead anywhere, in circles, to nothing. */
export const anyScript: fc.Arbitrary<Script> = fc.record({
  recordingNotice: anyWords,
  parts: fc.tuple(...ids.map(anyPart)),
  voicemail: fc.option(anyWords),
  contactPerson: fc.constant('Jo Reed'),
});

const anyAnswer = (answer: string) => fc.option(fc.constant(answer), { freq: 3 });

export const anyFacts: fc.Arbitrary<FlowFacts> = fc
  .record({
    language: fc.constantFrom('en' as const, 'es' as const),
    role: fc.constantFrom('third_party' as const, 'creditor' as const),
    isFirst: fc.boolean(),
    disclosures: fc.constantFrom([], [{ en: stateMark, es: stateMark }], null),
    answers: fc.record({
      birth_year: anyAnswer('1980'),
      postal_code: anyAnswer('60601'),
      reference: anyAnswer('7788'),
    }),
    announcesRecording: fc.boolean(),
    wantsRecording: fc.boolean(),
    lines: fc.constantFrom([], ['+13125550150'], ['+13125550150', '+13125550151']),
    promise: fc.constantFrom(null, { amountMinor: 4_321_00, currency: 'USD', dueOn: '2026-05-29' }),
  })
  .map((facts) => ({ ...knownFacts, ...facts }));

const anyKey = fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', null);
export const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Deed>('right') },
  { weight: 1, arbitrary: fc.constant<Deed>('wrong') },
  { weight: 4, arbitrary: anyKey },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Deed>({ line: 'busy' }, { line: 'no_answer' }, { line: 'answered' }),
  },
);
