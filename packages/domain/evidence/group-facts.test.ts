import { describe, expect, it } from 'vitest';
import { groupFacts } from './group-facts.ts';

describe('groupFacts', () => {
  it('puts facts together by what they are about, and what speaks for a zone apart', () => {
    expect(
      groupFacts({
        mode: 'ai',
        phone: { e164: '+13125550142' },
        person: { bornOn: null, region: 'IL', phones: ['+13125550142'] },
        consents: [{ kind: 'tcpa' }, { kind: 'frequency' }],
        history: [],
      }),
    ).toEqual([
      { group: 'call', rows: [{ field: 'mode', nth: null, value: 'ai' }] },
      {
        group: 'person',
        rows: [
          { field: 'bornOn', nth: null, value: null },
          { field: 'phones', nth: null, value: ['+13125550142'] },
        ],
      },
      { group: 'number', rows: [{ field: 'e164', nth: null, value: '+13125550142' }] },
      {
        group: 'consent',
        rows: [
          { field: 'consents', nth: 1, value: { kind: 'tcpa' } },
          { field: 'consents', nth: 2, value: { kind: 'frequency' } },
        ],
      },
      { group: 'counts', rows: [{ field: 'history', nth: null, value: [] }] },
      { group: 'zones', rows: [{ field: 'region', nth: null, value: 'IL' }] },
    ]);
  });

  it('keeps what it does not know, by the name of the field', () => {
    expect(groupFacts({ moonPhase: { isFull: true }, constructor: 1 })).toEqual([
      {
        group: 'other',
        rows: [
          { field: 'moonPhase', nth: null, value: { isFull: true } },
          { field: 'constructor', nth: null, value: 1 },
        ],
      },
    ]);
    expect(groupFacts(null)).toEqual([]);
  });
});
