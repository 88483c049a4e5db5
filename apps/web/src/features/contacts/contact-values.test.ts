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

  it('have the year that follows from the day of birth, and no day that another year takes back', () => {
    const born = applyChanges(contact, { bornOn: '1971-03-04' });
    expect(born).toMatchObject({ bornOn: '1971-03-04', birthYear: 1971 });
    expect(applyChanges(born, { birthYear: 1972 })).toMatchObject({
      bornOn: null,
      birthYear: 1972,
    });
    expect(applyChanges(born, { city: 'Chicago' })).toMatchObject({ bornOn: '1971-03-04' });
    const undone = applyChanges(born, readChanges(writeValues(born), values));
    expect(undone).toEqual(contact);
  });
});
