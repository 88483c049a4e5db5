import type { OfferedCarrier } from '@ringfence/contract/carrier-accounts';
import { describe, expect, it } from 'vitest';
import { checkAccount, draftAccount, toInput } from './account-draft.ts';

const carrier: OfferedCarrier = {
  id: 'simulator',
  title: 'Simulator',
  reachesPeople: false,
  obstacle: null,
  fields: [
    { name: 'sid', label: 'Account SID', isSecret: false, isRequired: true },
    { name: 'token', label: 'Auth token', isSecret: true, isRequired: true },
  ],
};
const closed: OfferedCarrier = { ...carrier, id: 'twilio', obstacle: 'public_url' };

describe('a new account', () => {
  it('is drafted at a carrier where one can be added', () => {
    expect(draftAccount(null, [closed, carrier])).toMatchObject({ carrier: 'simulator' });
    expect(draftAccount(null, [closed])).toMatchObject({ carrier: 'twilio' });
  });

  it('needs a name, every field and a pace', () => {
    const draft = { ...draftAccount(null, [carrier]), callsPerSecond: '0', callsAtOnce: '1.5' };
    expect([...checkAccount(draft, carrier, true).keys()]).toEqual([
      'title',
      'fields.sid',
      'fields.token',
      'callsPerSecond',
      'callsAtOnce',
    ]);
  });
});

describe('an account that is there', () => {
  it('keeps its secret where none is entered', () => {
    const draft = {
      ...draftAccount(null, [carrier]),
      title: ' Main ',
      fields: { sid: ' AC1 ', token: '' },
    };
    expect(checkAccount(draft, carrier, false).size).toBe(0);
    expect(toInput(draft)).toMatchObject({ title: 'Main', fields: { sid: 'AC1' } });
  });
});
