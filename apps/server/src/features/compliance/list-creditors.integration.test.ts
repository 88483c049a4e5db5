import { expect, it } from 'vitest';
import { addDebtor } from '../../testing/add-debtor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { listCreditors } from './list-creditors.ts';

const { database } = useTestDatabase();
const insertDebts = testStatement(
  `insert into debts (organization_id, contact_id, reference, creditor, balance_minor, currency)
   select $1, $2, gen_random_uuid()::text, name, 100, 'USD' from unnest($3::text[]) as name`,
  {},
);
const clear = testStatement(`update debts set creditor = null where organization_id = $1`, {});

it('are the names of the debts, the most frequent first, each once however it is written', async () => {
  const { organization, contactId } = await addDebtor(database);
  const { organizationId } = organization;
  await askSystem(database, clear, [organizationId]);
  const names = ['Lakeside Bank', 'First Bank', 'FIRST  bank', ' First Bank ', '  ', null];
  await askSystem(database, insertDebts, [organizationId, contactId, names]);
  expect(await listCreditors({ database }, organization)).toEqual({
    creditors: [
      { name: 'First Bank', debts: 3 },
      { name: 'Lakeside Bank', debts: 1 },
    ],
    isCut: false,
  });
});

it('are those of the organization alone', async () => {
  const { organization } = await addDebtor(database);
  await askSystem(database, clear, [organization.organizationId]);
  expect(await listCreditors({ database }, organization)).toEqual({ creditors: [], isCut: false });
});

it('are as many as a policy can name, and it is said where there are more', async () => {
  const { organization, contactId } = await addDebtor(database);
  const { organizationId } = organization;
  const names = Array.from({ length: 1_001 }, (_, index) => `Bank ${index}`);
  await askSystem(database, insertDebts, [organizationId, contactId, names]);
  const { creditors, isCut } = await listCreditors({ database }, organization);
  expect(creditors).toHaveLength(1_000);
  expect(isCut).toBe(true);
});
