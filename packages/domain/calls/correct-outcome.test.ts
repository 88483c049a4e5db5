import { describe, expect, it } from 'vitest';
import { correctableOutcomes, listLoosened, weighingOutcomes } from './correct-outcome.ts';
import { presentAsPastCall } from './count-attempt.ts';
import { listRequests, readPhoneState } from './outcome-requests.ts';
import { type Outcome, outcomes } from './words.ts';

describe('a corrected outcome', () => {
  it.each([
    ['stop', 'right_party', ['stop', 'number']],
    ['stop', 'no_answer', ['stop', 'number', 'conversation', 'contact']],
    ['right_party', 'hung_up', ['conversation', 'contact']],
    ['right_party', 'machine', ['conversation']],
    ['right_party', 'wrong_party', ['conversation', 'contact']],
    ['machine', 'no_answer', ['contact']],
    ['wrong_party', 'hung_up', ['wrong_number', 'number']],
    ['wrong_party', 'stop', ['wrong_number']],
    ['not_in_service', 'no_answer', ['number']],
    ['no_answer', 'busy', ['attempt']],
    ['lost', 'not_in_service', ['attempt', 'placed']],
    ['busy', 'not_in_service', ['placed']],
  ] as const)('from %s to %s loosens %j', (before, after, loosened) => {
    expect(listLoosened(before, after)).toEqual(loosened);
  });

  it.each([
    ['no_answer', 'stop'],
    ['hung_up', 'right_party'],
    ['right_party', 'stop'],
    ['no_answer', 'wrong_party'],
    ['busy', 'no_answer'],
    ['withdrawn', 'no_answer'],
    ['lost', 'hung_up'],
    ['failed', 'machine'],
  ] as const)('from %s to %s loosens nothing', (before, after) => {
    expect(listLoosened(before, after)).toEqual([]);
  });

  it('loosens nothing by staying what it is, and something in one direction of every pair that differs for the rules', () => {
    for (const outcome of outcomes) expect(listLoosened(outcome, outcome)).toEqual([]);
    for (const one of correctableOutcomes) {
      for (const other of correctableOutcomes) {
        if (presentAsPastCall(one) === presentAsPastCall(other)) continue;
        const isOfNoCount = [one, other].every((word) =>
          ['no_answer', 'hung_up', 'wrong_party', 'failed'].includes(word),
        );
        const either = [...listLoosened(one, other), ...listLoosened(other, one)];
        const isSameForNumbers = readPhoneState(one) === readPhoneState(other);
        if (!(isOfNoCount && isSameForNumbers)) expect(either, `${one} ${other}`).not.toEqual([]);
      }
    }
  });
});

describe('an outcome that weighs more than another', () => {
  it('leaves everything bound that is counted by the call itself', () => {
    const weights: readonly Outcome[] = weighingOutcomes;
    const weight = (outcome: Outcome) => weights.indexOf(outcome);
    const counted = ['conversation', 'contact', 'attempt', 'placed'];
    for (const one of outcomes) {
      for (const other of outcomes.filter((lighter) => weight(lighter) < weight(one))) {
        const loosened = listLoosened(other, one).filter((bond) => counted.includes(bond));
        expect(loosened, `${other} ${one}`).toEqual([]);
      }
    }
  });
});

describe('what an outcome asks for', () => {
  it('is a reason not to call for a stop, a wrong number and a dispute alone', () => {
    const asking = outcomes.filter((outcome) => listRequests(outcome).length > 0);
    expect(asking).toEqual(['dispute', 'wrong_party', 'stop']);
    expect(listRequests('stop')).toEqual([
      { kind: 'medium_stop', about: 'person' },
      { kind: 'number_stop', about: 'number' },
    ]);
  });
});
