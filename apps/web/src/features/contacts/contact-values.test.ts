import { describe, expect, it } from 'vitest';
import { applyChanges, readChanges, writeValues } from './contact-values.ts';
import { createContact } from './testing/create-contact.ts';

const contact = createContact({
  birthYear: 1970,
  email: 'ana@example.com',
  custom: { Desk: '4', city: 'their own' },
});
const values = writeValues(contact);

describe('the fields of a contact in the form', () => {
  it('are sent only where they were changed', () => {
    expect(readChanges(values, values)).toEqual({});
    expect(readChanges(values, { ...values, city: '  Chicago ' })).toEqual({ city: 'Chicago' });
  });

  it('are sent as nothing where they were emptied', () => {
    const emptied = { ...values, birthYear: '', email: ' ', 'custom.Desk': '' };
    expect(readChanges(values, emptied)).toEqual({
      birthYear: null,
      email: null,
      custom: { Desk: '' },
    });
  });

  it('keep a field of the organization apart from ours of the same name', () => {
    const changed = { ...values, 'custom.city': 'Gary', city: 'Chicago' };
    expect(readChanges(values, changed)).toEqual({ city: 'Chicago', custom: { city: 'Gary' } });
  });

  it('show at once what they will be, and the way back leads to what they were', () => {
    const changed = { ...values, birthYear: '1971', 'custom.Desk': '', 'custom.Tier': 'B' };
    const after = applyChanges(contact, readChanges(values, changed));
    expect(after).toMatchObject({ birthYear: 1971, custom: { city: 'their own', Tier: 'B' } });
    const undone = applyChanges(after, readChanges(writeValues(after), values));
    expect(undone).toEqual(contact);
  });
});
