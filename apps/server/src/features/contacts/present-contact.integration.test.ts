import { describe, expect, it } from 'vitest';
import { addDebtor, type Debtor } from '../../testing/add-debtor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { listContacts } from './list-contacts.ts';

const { database } = useTestDatabase();
const services = { database, now: () => new Date('2026-06-10T16:00:00Z') };

const addDebt = testStatement(
  `insert into debts (organization_id, contact_id, reference, balance_minor, currency)
   values ($1, $2, 'another', 100, 'USD')`,
  {},
);
const addPhone = testStatement(
  `insert into phones (organization_id, contact_id, e164, place)
   values ($1, $2, '+13125559999', 'work')`,
  {},
);
const suppress = testStatement(
  `insert into suppressions (organization_id, contact_id, kind, debt_id, e164, source, started_at, place)
   values ($1, $2, $3, $4, $5, 'person', $6, $7)`,
  {},
);

const valuesOf = ({ organization, contactId }: Debtor) => [organization.organizationId, contactId];

async function restrict(
  debtor: Debtor,
  kind: string,
  {
    debtId = null,
    e164 = null,
    place = null,
  }: { debtId?: string | null; e164?: string | null; place?: string | null },
  day: string,
) {
  await askSystem(database, suppress, [...valuesOf(debtor), kind, debtId, e164, day, place]);
}

async function showSuppression({ organization }: Debtor) {
  const order = { sort: 'added', direction: 'ascending', limit: 1 } as const;
  const { contacts } = await listContacts(services, organization, order);
  return contacts[0]?.suppression;
}

describe('the standing reason of a row', () => {
  it('says about how many of the debts it is', async () => {
    const debtor = await addDebtor(database);
    await restrict(debtor, 'attorney', { debtId: debtor.debtId }, '2026-05-01');
    expect(await showSuppression(debtor)).toMatchObject({ covers: 'debts', covered: 1, of: 1 });
    await askSystem(database, addDebt, valuesOf(debtor));
    await restrict(debtor, 'attorney', { debtId: debtor.debtId }, '2026-05-02');
    expect(await showSuppression(debtor)).toMatchObject({ covers: 'debts', covered: 1, of: 2 });
  });

  it('says about how many of the numbers it is', async () => {
    const debtor = await addDebtor(database);
    await askSystem(database, addPhone, valuesOf(debtor));
    await restrict(debtor, 'wrong_number', { e164: debtor.e164 }, '2026-05-01');
    expect(await showSuppression(debtor)).toMatchObject({ covers: 'phones', covered: 1, of: 2 });
  });

  it('says how many numbers are at a place', async () => {
    const debtor = await addDebtor(database);
    await restrict(debtor, 'place_inconvenient', { place: 'work' }, '2026-05-01');
    expect(await showSuppression(debtor)).toMatchObject({ covers: 'phones', covered: 0, of: 1 });
    await askSystem(database, addPhone, valuesOf(debtor));
    expect(await showSuppression(debtor)).toMatchObject({ covers: 'phones', covered: 1, of: 2 });
  });

  it('is the one about the whole person where there is one, though it names a number', async () => {
    const debtor = await addDebtor(database);
    await askSystem(database, addDebt, valuesOf(debtor));
    await restrict(debtor, 'attorney', { debtId: debtor.debtId }, '2026-05-01');
    await restrict(debtor, 'medium_stop', { e164: debtor.e164 }, '2026-05-02');
    expect(await showSuppression(debtor)).toMatchObject({
      kind: 'medium_stop',
      covers: 'person',
      covered: 1,
      of: 1,
    });
  });
});
