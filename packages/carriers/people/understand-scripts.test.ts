import type { FlowFacts } from '@ringfence/domain/callflow/flow-facts';
import type { CallFact, FlowInput, FlowState } from '@ringfence/domain/callflow/flow-state';
import { followFlow } from '@ringfence/domain/callflow/follow-flow';
import { startingScripts } from '@ringfence/domain/callflow/starting-scripts';
import { describe, expect, it } from 'vitest';
import { createPerson } from './answer-question.ts';
import { drawPersona } from './draw-persona.ts';

const known = { birthYear: '1980', postalCode: '60601', reference: '4711' };
const facts: FlowFacts = {
  spokenName: 'Harbor',
  personName: 'Ann Smith',
  language: 'en',
  ringBackNumber: '+12125550155',
  callerId: '+12125550100',
  role: 'third_party',
  isFirst: true,
  disclosures: [],
  debt: {
    creditor: 'Acme',
    balanceMinor: 12_345,
    currency: 'USD',
    dueOn: '2026-10-01',
    reference: 'A-4711',
  },
  promise: null,
  promiseTerms: { leastPercent: 10, latestDays: 120, mostInstalments: 6 },
  answers: { birth_year: '1980', postal_code: '60601', reference: '4711' },
  today: '2026-11-18',
  announcesRecording: true,
  wantsRecording: false,
  lines: ['+12125550150'],
};

/** What is learned of somebody at a number that ends in these digits, without any carrier. */
function learn(line: string, language: FlowFacts['language']): CallFact['kind'][] {
  const call = { script: startingScripts.reminder, facts: { ...facts, language } };
  const person = createPerson(drawPersona(1, `+1212555${line}`, 0), known);
  const learned: CallFact['kind'][] = [];
  let state: FlowState | null = null;
  let input: FlowInput = { kind: 'answered' };
  for (let turns = 0; turns < 40; turns += 1) {
    const turn = followFlow(call, state, input);
    learned.push(...turn.facts.map(({ kind }) => kind));
    const { action } = turn;
    if (turn.state === null || action.kind === 'hang_up' || action.kind === 'say') return learned;
    state = turn.state;
    if (action.kind === 'ask') {
      const text = action.say.map((said) => said.text).join(' ');
      const keys = person.answer({ text, digits: action.digits })?.keys;
      input = { kind: 'keys', digits: keys?.replace('#', '') ?? null };
    } else {
      input = { kind: 'connected', result: 'answered' };
    }
  }
  throw new Error('The call does not end.');
}

describe.each(['en', 'es'] as const)(
  'people who hear the script that all begin with, in %s',
  (language) => {
    it.each<[string, CallFact['kind'][]]>([
      ['0194', ['right_party']],
      ['0175', ['right_party']],
      ['0176', ['not_verified']],
      ['0177', ['not_verified']],
      ['0178', ['wrong_party']],
      ['0179', ['right_party', 'promise', 'call_consent']],
      ['0185', ['right_party', 'promise']],
      ['0180', ['right_party', 'dispute']],
      ['0181', ['right_party', 'wants_someone', 'transferred']],
      ['0182', ['right_party', 'another_time', 'call_consent']],
      ['0183', ['language', 'right_party', 'promise', 'call_consent']],
      ['0193', []],
      ['0195', ['stop']],
    ])('do at %s what their number stands for', (line, expected) => {
      expect(learn(line, language)).toEqual(expected);
    });
  },
);
