import { describe, expect, it } from 'vitest';
import { addDebtor, type Debtor } from '../../testing/add-debtor.ts';
import { holdUpload, makeDebtor } from '../../testing/imports/upload-rows.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { createContact } from './create-contact.ts';
import { upsertContacts } from './upsert-contacts.ts';

const { database } = useTestDatabase();
const services = { database, effects: { wakeRelay() {}, wakeSealing() {} }, now: () => new Date() };

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const send = ({ context }: Debtor, references: readonly string[], amountMinor: number) =>
  upsertContacts(services, context, {
    contacts: references.map((externalReference) => ({
      externalReference,
      fullName: 'Dora Debtor',
      phones: [],
      debts: [{ reference: 'A', balance: usd(amountMinor) }],
    })),
  });
const findBalances = testStatement(
  `select balance_minor from debts where organization_id = $1 order by balance_minor`,
  { balance_minor: 'int8' },
);

describe('while an upload is being stored', () => {
  it('people it does not hold are added and changed, and those it holds have to be sent again', async () => {
    const held = await addDebtor(database);
    const { organization } = held;
    const free = await addDebtor(database, { organization });
    const rows = [
      makeDebtor(held.contactId, {
        fullName: 'Dora Debtor',
        phones: [{ e164: held.e164 }],
        debts: [{ reference: 'A', balanceMinor: 5_000 }],
      }),
      makeDebtor('new', { fullName: 'Dora Newcomer' }),
    ];
    const upload = await holdUpload(database, organization, rows);
    try {
      const [changed] = (await send(free, [free.contactId], 100)).results;
      expect(changed?.result).toBe('changed');
      await createContact(services, free.context, {
        externalReference: 'other',
        fullName: 'Una Other',
        phones: [],
        debts: [{ reference: 'A', balance: usd(200) }],
      });
      // With one free person in hand, whom the upload could come to want.
      await expect(send(held, [free.contactId, held.contactId], 300)).rejects.toMatchObject({
        code: 'unavailable',
      });
    } finally {
      await upload.release();
    }
    const balances = async () =>
      (await askSystem(database, findBalances, [organization.organizationId])).map(
        (row) => row.balance_minor,
      );
    expect(await balances()).toEqual([100, 200, 5_000, 12_500]);
    const again = await send(held, [free.contactId, held.contactId], 300);
    expect(again.results.map(({ result }) => result)).toEqual(['changed', 'changed']);
    expect(await balances()).toEqual([200, 300, 300, 12_500]);
  });
});
