import { beforeAll, describe, expect, it } from 'vitest';
import { addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { setZone } from '../../testing/set-zone.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { listOrganizationPromises, type PromisePage } from './list-promises.ts';

const { database } = useTestDatabase();

/** Of the person with a number ($2), in an organization ($1). */
const addPromise = testStatement(
  `insert into promises (organization_id, contact_id, debt_id, plan_id, amount_minor, currency, due_on, state, made_how,
     made_at, opened_at, settled_at)
   select $1, debt.contact_id, debt.id, new_id(), $3, 'USD', $4, $5, $6, $7, $7, $8
   from debts debt join phones phone using (organization_id, contact_id)
   where debt.organization_id = $1 and phone.e164 = $2`,
  {},
);

const ann = '+13125550181';
const bob = '+13125550182';
let organization: TestOrganization;

beforeAll(async () => {
  organization = await addOrganization(database);
  const { organizationId } = organization;
  await setZone(database, organization, 'America/Chicago');
  await addList(database, organization, [
    { name: 'Ann Archer', e164: ann },
    { name: 'Bob Baker', e164: bob },
  ]);
  const add = (...values: unknown[]) =>
    askSystem(database, addPromise, [organizationId, ...values]);
  await add(ann, 1, '2026-06-15', 'open', 'call', '2026-06-03Z', null);
  await add(bob, 2, '2026-06-12', 'open', 'member', '2026-06-05Z', null);
  await add(ann, 3, '2026-06-01', 'kept', 'program', '2026-05-20Z', '2026-06-02T04:59:00Z');
  await add(bob, 4, '2026-05-30', 'broken', 'call', '2026-05-21Z', '2026-06-02T05:00:00Z');
  await add(bob, 5, '2026-06-12', 'open', 'call', '2026-06-04Z', null);
});

async function list(input: Partial<PromisePage> = {}): Promise<number[]> {
  const { promises } = await listOrganizationPromises({ database }, organization, {
    limit: 50,
    ...input,
  });
  return promises.map(({ amount }) => amount.amountMinor);
}

describe('the list of promises', () => {
  it('is by the day they are due, the last or the first of them first, or by when they were made', async () => {
    const due = await list();
    expect([due[0], due.slice(1, 3).toSorted(), due.slice(3)]).toEqual([1, [2, 5], [3, 4]]);
    expect(await list({ order: 'soonest_due' })).toEqual(due.toReversed());
    expect(await list({ order: 'newest' })).toEqual([2, 5, 1, 4, 3]);
  });

  it.each(['latest_due', 'soonest_due', 'newest'] as const)(
    'goes on where a page ended, by %s',
    async (order) => {
      const all = await list({ order });
      const found: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await listOrganizationPromises({ database }, organization, {
          limit: 2,
          order,
          cursor,
        });
        found.push(...page.promises.map(({ amount }) => amount.amountMinor));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(found).toEqual(all);
    },
  );

  it.each([
    [{ state: 'open' }, [2, 5, 1]],
    [{ state: 'kept' }, [3]],
    [{ madeHow: 'call' }, [5, 1, 4]],
    [{ state: 'open', madeHow: 'member' }, [2]],
    [{ dueFrom: '2026-06-01', dueTo: '2026-06-12' }, [2, 5, 3]],
    [{ search: 'Archer' }, [1, 3]],
    [{ search: '0182', state: 'broken' }, [4]],
    [{ search: 'Nobody' }, []],
    // Days are those of the organization: midnight in Chicago lies between the two.
    [{ settledFrom: '2026-06-01', settledTo: '2026-06-01' }, [3]],
    [{ settledFrom: '2026-06-02' }, [4]],
  ] as const)('has those alone that %j names', async (filter, expected) => {
    expect(await list({ ...filter, order: 'newest' })).toEqual(expected);
  });

  it('says whose they are and about which debt, and refuses a place of another order', async () => {
    const page = await listOrganizationPromises({ database }, organization, { limit: 1 });
    expect(page).toMatchObject({
      promises: [{ contact: { fullName: 'Ann Archer' }, debt: { reference: expect.any(String) } }],
      isSearchCut: false,
    });
    const mixed = list({ order: 'newest', cursor: page.nextCursor ?? undefined });
    await expect(mixed).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('is of one organization', async () => {
    const other = await addOrganization(database);
    const page = await listOrganizationPromises({ database }, other, { limit: 50 });
    expect(page.promises).toEqual([]);
  });
});
