import type { FlowFacts } from '@ringfence/domain/callflow/flow-facts';
import { startScript } from '@ringfence/domain/callflow/starting-scripts';
import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { describe, expect, it } from 'vitest';
import { holdConversation, type SpokenCall } from './hold-conversation.ts';
import type { ImaginedPerson } from './imagine-person.ts';
import { leaveMessage } from './leave-message.ts';
import { createRandom } from './random.ts';

const facts: FlowFacts = {
  spokenName: 'Harbor',
  personName: 'Ellen Park',
  language: 'en',
  ringBackNumber: '+13125550103',
  callerId: '+13125550000',
  role: 'third_party',
  isFirst: true,
  disclosures: [],
  debt: {
    creditor: 'First Bank',
    balanceMinor: 90_000,
    currency: 'USD',
    dueOn: '2026-03-01',
    reference: '4000-1234-4821',
  },
  promise: null,
  promiseTerms: firstPolicy.promiseTerms,
  answers: { birth_year: '1975', postal_code: '60601', reference: '4821' },
  today: '2026-05-04',
  announcesRecording: false,
  wantsRecording: false,
  lines: ['+13125550103'],
};
const script = startScript('reminder', 'Ana Torres');
const speakOf = (known: Partial<FlowFacts> = {}): SpokenCall => ({
  call: { script, facts: { ...facts, ...known } },
  script: { scriptId: 'reminder', version: 1 },
});
const willing: ImaginedPerson = {
  claim: 'themselves',
  proof: 'right',
  wish: 'nothing',
  isPatient: true,
  offer: 1,
  confirms: true,
  consents: true,
  suits: 'evening',
};

function hold(person: Partial<ImaginedPerson>, known: Partial<FlowFacts> = {}) {
  const talk = holdConversation(createRandom('talk'), { ...willing, ...person }, speakOf(known));
  const learned = talk.answers.flatMap((answer) => answer.facts.map(({ kind }) => kind));
  return { ...talk, learned };
}

describe('a conversation of the past', () => {
  it.each([
    [{ claim: 'nothing' }, []],
    [{ claim: 'not_here' }, []],
    [{ claim: 'wrong_number' }, ['wrong_party']],
    [{ claim: 'stop' }, ['stop']],
    [{ proof: 'wrong' }, ['not_verified']],
    [{ proof: 'once_wrong' }, ['right_party']],
    [{ wish: 'promise' }, ['right_party', 'promise', 'call_consent']],
    [{ wish: 'promise', confirms: false }, ['right_party']],
    [{ wish: 'promise', consents: false }, ['right_party', 'promise']],
    [{ wish: 'dispute' }, ['right_party', 'dispute']],
    [{ wish: 'stop' }, ['right_party', 'stop']],
    [{ wish: 'another_time' }, ['right_party', 'another_time', 'call_consent']],
  ] as const)('comes to what somebody like %j does', (person, learned) => {
    expect(hold(person).learned).toEqual(learned);
  });

  it('ends without a check where too little is known of the person', () => {
    const answers = { birth_year: null, postal_code: null, reference: '4821' };
    expect(hold({}, { answers }).learned).toEqual(['not_verified']);
  });

  it('asks for another time where nobody is free', () => {
    const { learned } = hold({ wish: 'someone' }, { lines: [] });
    expect(learned.slice(0, 4)).toEqual([
      ...['right_party', 'wants_someone', 'nobody_answered', 'another_time'],
    ]);
  });

  it('keeps no answer to the check, and everything in the order of time', () => {
    const { answers, openedAfter, endedAfter } = hold({ wish: 'promise' });
    expect(answers.slice(0, 4).map(({ digits }) => digits)).toEqual(['1', '••••', '•••••', '1']);
    const times = [openedAfter, ...answers.map(({ after }) => after), endedAfter];
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });
});

describe('a machine of the past', () => {
  it('is left a message to its last word by more than half of the calls, of nothing but who rang', () => {
    const random = createRandom('machines');
    const left = Array.from({ length: 200 }, () => leaveMessage(random, speakOf()));
    const kept = left.filter(({ answers }) => answers.length === 2);
    expect(kept.length).toBeGreaterThan(100);
    expect(kept.length).toBeLessThan(145);
    for (const { answers } of kept) {
      expect(answers[0]?.said?.text).toContain('Ana Torres');
      expect(answers[1]?.facts).toEqual([{ kind: 'voicemail_left' }]);
    }
  });
});
