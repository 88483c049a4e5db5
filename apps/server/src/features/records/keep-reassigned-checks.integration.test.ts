import { expect, it } from 'vitest';
import type { Transaction } from '../../platform/database/database.ts';
import { addDebtor } from '../../testing/add-debtor.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { keepReassignedChecks } from './keep-reassigned-checks.ts';

const { database } = useTestDatabase();
const moment = new Date('2026-06-10T16:00:00Z');
const services = { database, effects: { wakeRelay() {}, wakeSealing() {} }, now: () => moment };

const readNumbers = testStatement(
  `select phone.state, restriction.started_at, restriction.evidence,
     (select count(*) from consents consent where consent.organization_id = $1
       and consent.contact_id = phone.contact_id
       and consent.revoked_at = greatest(restriction.started_at, consent.obtained_on)) as revoked
   from phones phone
   left join suppressions restriction on restriction.organization_id = $1
     and restriction.contact_id = phone.contact_id and restriction.e164 = phone.e164
   where phone.organization_id = $1 order by phone.e164`,
  { state: 'text', started_at: 'timestamptz?', evidence: 'text?', revoked: 'int8' },
);

/** Answers how many statements it took. */
async function keep(people: number): Promise<{ asked: number; organizationId: string }> {
  const organization = await addOrganization(database);
  const debtors = [];
  for (let nth = 0; nth < people; nth += 1) {
    debtors.push(await addDebtor(database, { organization }));
  }
  const checks = debtors.map(({ contactId, e164 }, index) => ({
    contactId,
    e164,
    check: { checkedOn: `2026-06-0${index + 5}`, answer: 'yes' as const },
  }));
  let asked = 0;
  await database.asTenant(organization, async (transaction) => {
    const counting: Transaction = {
      ...transaction,
      all: (...args) => {
        asked += 1;
        return transaction.all(...args);
      },
      first: (...args) => {
        asked += 1;
        return transaction.first(...args);
      },
    };
    await keepReassignedChecks(services, counting, organization, checks);
  });
  return { asked, organizationId: organization.organizationId };
}

it('numbers that are somebody else’s are recorded together, each since its own day', async () => {
  const { asked: forOne } = await keep(1);
  const { asked, organizationId } = await keep(4);
  expect(asked).toBe(forOne);
  const rows = await askSystem(database, readNumbers, [organizationId]);
  expect(rows).toEqual(
    [5, 6, 7, 8].map((day) => ({
      state: 'wrong',
      started_at: new Date(`2026-06-0${day}T00:00:00Z`),
      evidence: `Reassigned Numbers Database, 2026-06-0${day}`,
      revoked: 1,
    })),
  );
});
