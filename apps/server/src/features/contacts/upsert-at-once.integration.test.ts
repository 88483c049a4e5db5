import { describe, expect, it } from 'vitest';
import { addDebtor, type Debtor } from '../../testing/add-debtor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { whileAnotherWrites } from '../../testing/while-another-writes.ts';
import { upsertContacts } from './upsert-contacts.ts';

const { database, connectionString } = useTestDatabase();
const services = { database, effects: { wakeRelay() {}, wakeSealing() {} }, now: () => new Date() };

/** What a program says of one number and one debt; the rest of them it leaves out. */
const send = ({ context, contactId, e164 }: Debtor) =>
  upsertContacts(services, context, {
    contacts: [
      {
        externalReference: contactId,
        fullName: 'Dora Debtor',
        phones: [{ number: e164, place: 'home' }],
        debts: [{ reference: 'A', balance: { amountMinor: 7_700, currency: 'USD' } }],
      },
    ],
  });
const find = testStatement(
  `select debt.state, debt.creditor, debt.balance_minor, phone.place, phone.label
   from debts debt join phones phone on phone.contact_id = debt.contact_id
   where debt.contact_id = $1`,
  { state: 'text', creditor: 'text?', balance_minor: 'int8', place: 'text?', label: 'text?' },
);

describe('what a program leaves out', () => {
  it('of a debt stays as somebody says at once, be it a dispute', async () => {
    const debtor = await addDebtor(database);
    const dispute = `update debts set state = 'disputed', creditor = 'Second Bank' where id = $1`;
    await whileAnotherWrites(connectionString, [[dispute, [debtor.debtId]]], () => send(debtor));
    expect(await askSystem(database, find, [debtor.contactId])).toMatchObject([
      { state: 'disputed', creditor: 'Second Bank', balance_minor: 7_700 },
    ]);
  });

  it('of a number stays as somebody says at once', async () => {
    const debtor = await addDebtor(database);
    const name = `update phones set label = 'Kitchen' where id = $1`;
    await whileAnotherWrites(connectionString, [[name, [debtor.phoneId]]], () => send(debtor));
    expect(await askSystem(database, find, [debtor.contactId])).toMatchObject([
      { label: 'Kitchen', place: 'home' },
    ]);
  });
});
