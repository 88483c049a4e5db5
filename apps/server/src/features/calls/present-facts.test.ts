import { describe, expect, it } from 'vitest';
import { presentFacts } from './present-facts.ts';

const id = '01a1dd2e-e25f-7921-a55b-27832127b126';

describe('presentFacts', () => {
  it('masks numbers, leaves out ids and counts calls', () => {
    const shown = presentFacts({
      mode: 'ai',
      person: { id, bornOn: null, phones: ['+13125550142'], region: 'IL' },
      phone: { e164: '+13125550142', place: 'work' },
      debt: { id },
      furtherDebtIds: [id],
      consents: [
        { kind: 'tcpa', phone: '+13125550142', revokedAt: null, hours: { from: 480, to: 540 } },
      ],
      history: [{ personId: id }, { personId: id }],
      licences: [{ region: 'IL', expiresOn: null }],
      abandonment: [{ abandoned: 1 }, { abandoned: 2 }],
    });
    const masked = '+1 ••• ••• 0142';
    const plain = (field: string, value: unknown) => ({
      ...{ field, nth: null, parts: [{ field, value }] },
    });
    expect(shown).toEqual([
      { group: 'call', rows: [plain('mode', 'ai')] },
      { group: 'person', rows: [plain('bornOn', null), plain('phones', [masked])] },
      { group: 'number', rows: [plain('e164', masked), plain('place', 'work')] },
      {
        group: 'consent',
        rows: [
          {
            field: 'consents',
            nth: 1,
            parts: [
              { field: 'kind', value: 'tcpa' },
              { field: 'phone', value: masked },
              { field: 'from', value: 480 },
              { field: 'to', value: 540 },
            ],
          },
        ],
      },
      {
        group: 'counts',
        rows: [plain('history', 2), plain('licences', ['IL']), plain('abandonment', 3)],
      },
      { group: 'zones', rows: [plain('region', 'IL')] },
    ]);
    expect(JSON.stringify(shown)).not.toContain('3125550142');
  });

  it('keeps what it does not know, by the name of the field', () => {
    expect(presentFacts({ moonPhase: 'full' })).toMatchObject([{ group: 'other' }]);
    expect(presentFacts('nothing')).toEqual([]);
  });
});
