import { describe, expect, it } from 'vitest';
import { createNewContact, readNewContact } from './read-new-contact.ts';

const empty = createNewContact('USD');
const jane = { ...empty, fullName: ' Jane Doe ', number: '312 555 0142' };

describe('a contact who is added by hand', () => {
  it('needs a name and a number, and nothing else', () => {
    expect(readNewContact(empty)).toEqual({
      faults: { fullName: 'nameMissing', number: 'numberMissing', debt: {} },
    });
    expect(readNewContact(jane)).toEqual({
      contact: {
        fullName: 'Jane Doe',
        phones: [{ number: '312 555 0142' }],
        externalReference: undefined,
        region: undefined,
        postalCode: undefined,
        debts: [],
      },
    });
  });

  it('has the debt that was typed', () => {
    const debt = { ...empty.debt, reference: 'A-1', creditor: 'First Bank', balance: '1,250.40' };
    expect(readNewContact({ ...jane, debt })).toMatchObject({
      contact: {
        debts: [
          {
            reference: 'A-1',
            creditor: 'First Bank',
            balance: { amountMinor: 125_040, currency: 'USD' },
          },
        ],
      },
    });
  });

  it('is not sent with half a debt', () => {
    const debt = { ...empty.debt, creditor: 'First Bank' };
    expect(readNewContact({ ...jane, debt })).toEqual({
      faults: { debt: { reference: 'referenceMissing', balance: 'balanceMissing' } },
    });
  });
});
