import type { FlowFacts } from '../flow-facts.ts';
import type { FlowInput, FlowState, FlowTurn } from '../flow-state.ts';
import { chooseQuestions } from '../follow-check.ts';
import { type FlowCall, followFlow } from '../follow-flow.ts';
import type { Script } from '../script.ts';

/** Somebody of whom everything is known, and whose values are found in no other words. */
export const knownFacts: FlowFacts = {
  spokenName: 'Harbor Services',
  personName: 'Ann Smith',
  language: 'en',
  ringBackNumber: '+13125550142',
  callerId: '+13125550100',
  role: 'third_party',
  isFirst: true,
  disclosures: [],
  debt: {
    creditor: 'Zephyr Clinic',
    balanceMinor: 98_765_43,
    currency: 'USD',
    dueOn: '2026-07-31',
    reference: 'QX-7788',
  },
  promise: null,
  promiseTerms: { leastPercent: 10, latestDays: 120, mostInstalments: 6 },
  answers: { birth_year: '1980', postal_code: '60601', reference: '7788' },
  today: '2026-11-18',
  announcesRecording: true,
  wantsRecording: true,
  lines: ['+13125550150', '+13125550151'],
};

export const makeCall = (script: Script, facts: Partial<FlowFacts> = {}): FlowCall => ({
  script,
  facts: { ...knownFacts, ...facts },
});

/** What somebody does: presses a key or several, waits, answers the check, or what becomes of another number. */
export type Deed =
  | string
  | null
  | 'right'
  | 'wrong'
  | { line: 'answered' | 'busy' | 'no_answer' | 'failed' };

function readDeed(call: FlowCall, state: FlowState, deed: Deed): FlowInput {
  if (deed !== null && typeof deed === 'object') return { kind: 'connected', result: deed.line };
  if (deed === 'wrong') return { kind: 'keys', digits: '0000' };
  if (deed !== 'right') return { kind: 'keys', digits: deed };
  const question = chooseQuestions(call.facts.answers)[state.question];
  return { kind: 'keys', digits: question === undefined ? null : call.facts.answers[question] };
}

/** Every turn of a call, from the answer to the last deed or to the end. */
export function holdCall(call: FlowCall, ...deeds: readonly Deed[]): FlowTurn[] {
  const turns = [followFlow(call, null, { kind: 'answered' })];
  for (const deed of deeds) {
    const state = turns.at(-1)?.state ?? null;
    if (state === null) break;
    turns.push(followFlow(call, state, readDeed(call, state, deed)));
  }
  return turns;
}

export function listTexts({ action }: FlowTurn): string[] {
  if (action.kind === 'hang_up') return [];
  const opening = action.kind === 'ask' ? action.opening : [];
  return [...opening, ...action.say].map(({ text }) => text);
}

export const lastTurn = (turns: readonly FlowTurn[]): FlowTurn => {
  const last = turns.at(-1);
  if (last === undefined) throw new Error('a call has a turn');
  return last;
};

export const listFacts = (turns: readonly FlowTurn[]) => turns.flatMap(({ facts }) => facts);
