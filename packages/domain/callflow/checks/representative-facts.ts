import type { FlowFacts } from '../flow-facts.ts';
import { scriptLanguages } from '../script.ts';
import { markValue } from './mark-script.ts';

export const ringBackNumber = '+13125550142';

const debt = {
  creditor: 'Northwestern Community Hospital',
  balanceMinor: 123_450,
  currency: 'USD',
  dueOn: '2026-09-25',
  reference: 'AB-20417',
};

const common = {
  spokenName: markValue('Harbor Customer Services'),
  personName: 'Alexandra Montgomery',
  ringBackNumber,
  callerId: '+13125550100',
  debt,
  promise: { amountMinor: 41_150, currency: 'USD', dueOn: '2026-11-27' },
  promiseTerms: { leastPercent: 1, latestDays: 3_650, mostInstalments: 60 },
  today: '2026-11-18',
  announcesRecording: true,
  wantsRecording: true,
} as const;

const known: FlowFacts['answers'] = {
  birth_year: '1980',
  postal_code: '60601',
  reference: '0417',
};
const usual = {
  ...common,
  role: 'third_party',
  isFirst: true,
  disclosures: [],
  answers: known,
  lines: ['+13125550150', '+13125550151'],
} satisfies Partial<FlowFacts>;
/** Not everybody has a creditor whose name is known, a day when it was due, or a promise. */
const lacking = { debt: { ...debt, creditor: null, dueOn: null }, promise: null };
const later = { isFirst: false };
const creditor = { role: 'creditor' } as const;
const withDisclosure = {
  disclosures: [
    {
      en: 'The law limits how long you can be sued on a debt.',
      es: 'La ley limita el tiempo en que se le puede demandar por una deuda.',
    },
  ],
};
/** Nobody knows what has to be disclosed. */
const withUnknownDisclosures = { disclosures: null };
const withFewAnswers = { answers: { ...known, birth_year: null, reference: null } };

/**
 * Kinds of calls. What is read only behind the check (role, disclosures) is varied only where the check can be
 * passed, and what is read apart from all that (lines) only once: the rest would be the same calls again.
 */
const kinds: readonly Omit<FlowFacts, 'language'>[] = [
  usual,
  { ...usual, ...withDisclosure },
  { ...usual, ...later },
  { ...usual, ...later, ...withDisclosure },
  { ...usual, ...creditor },
  { ...usual, ...creditor, ...withDisclosure },
  { ...usual, ...lacking },
  { ...usual, ...later, ...lacking },
  { ...usual, ...creditor, ...lacking },
  { ...usual, ...withUnknownDisclosures },
  { ...usual, ...withUnknownDisclosures, ...lacking },
  { ...usual, ...withFewAnswers },
  { ...usual, ...withFewAnswers, ...lacking },
  { ...usual, answers: { ...known, birth_year: null } },
  { ...usual, answers: { ...known, postal_code: null } },
  { ...usual, lines: [] },
  { ...usual, announcesRecording: false, wantsRecording: false },
];

/** People whom a script has to suit: every kind of call, in each language. */
export const representativeFacts: readonly FlowFacts[] = kinds.flatMap((kind) =>
  scriptLanguages.map((language) => ({ ...kind, language })),
);
