import { describe, expect, it } from 'vitest';
import { describeFacts } from './describe-facts.ts';

const termsOf = (facts: unknown) =>
  describeFacts(facts).flatMap((block) => (block.kind === 'terms' ? block.rows : []));

describe('describeFacts', () => {
  it('says facts in words, each group under its own heading', () => {
    const facts = {
      collectorRole: 'third_party',
      person: { bornOn: '1984-02-29', region: 'IL' },
      consents: [
        {
          kind: 'time_place',
          phone: null,
          at: '2026-04-01T10:00:00Z',
          hours: { from: 480, to: 545 },
        },
      ],
      history: [],
    };
    expect(termsOf(facts)).toEqual([
      ['Collects as', 'third party'],
      ['Date of birth', '1984-02-29'],
      [
        'Consent 1',
        'Kind: time place; At: 2026-04-01 10:00:00 UTC; Hours: From: 08:00; Until: 09:05',
      ],
      ['Earlier call', '–'],
      ['State or region', 'IL'],
    ]);
    expect(JSON.stringify(termsOf(facts))).not.toMatch(/›|\{\\"|_/);
    expect(describeFacts(facts).filter(({ kind }) => kind === 'heading')).toHaveLength(5);
  });

  it('shows a field that has no words by its name', () => {
    expect(termsOf({ moonPhase: { isFull: true }, constructor: 1 })).toEqual([
      ['moonPhase', 'isFull: yes'],
      ['constructor', '1'],
    ]);
  });
});
