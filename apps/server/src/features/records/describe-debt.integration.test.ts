import { randomUUID } from 'node:crypto';
import { personRoles } from '@ringfence/domain/compliance/words';
import { opensCalls } from '@ringfence/domain/debts/opens-calls';
import { tries } from '@ringfence/domain/testing/tries';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDebtor, type Debtor } from '../../testing/add-debtor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { describeDebt } from './describe-debt.ts';
import { showContact } from './show-contact.ts';

const { database } = useTestDatabase();
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => new Date('2026-06-10T16:00:00Z'),
};

const addMember = testStatement(
  `with profile as (insert into profiles (email, full_name) values ($2, 'Mia Member') returning id)
   insert into user_organizations (organization_id, user_id, role)
   select $1, id, 'member' from profile returning user_id`,
  { user_id: 'uuid' },
);
const setFacts = testStatement(
  `update debts set kind = $2, is_time_barred = $3, person_role = $4, first_contact_at = $5
   where id = $1`,
  {},
);

let debtor: Debtor;
let member: Debtor['context'];
beforeAll(async () => {
  debtor = await addDebtor(database);
  const { organization } = debtor;
  const values = [organization.organizationId, `${randomUUID()}@example.com`];
  const [added] = await askSystem(database, addMember, values);
  member = {
    scope: { ...organization, userId: added?.user_id ?? '' },
    headers: new Headers(),
  };
});

const showDebt = async () => {
  const { debts } = await showContact(services, debtor.organization, debtor.contactId);
  return debts[0];
};

const someFacts = fc.record({
  kind: fc.constantFrom(null, 'medical' as const, 'rent' as const),
  isTimeBarred: fc.boolean(),
  personRole: fc.constantFrom(null, ...personRoles),
  firstContactAt: fc.constantFrom(null, '2026-05-01T00:00:00Z', '2026-05-09T00:00:00Z'),
});
type SomeFacts = typeof someFacts extends fc.Arbitrary<infer Value> ? Value : never;
const read = ({ firstContactAt, ...facts }: SomeFacts) => ({
  ...facts,
  firstContactAt: firstContactAt === null ? null : new Date(firstContactAt),
});

describe('what is known of a debt', () => {
  it('is changed by a member but for what could let calls begin, and by an admin whole', async () => {
    await fc.assert(
      fc.asyncProperty(someFacts, someFacts, async (before, after) => {
        const { debtId, context } = debtor;
        const { kind, isTimeBarred, personRole, firstContactAt } = before;
        const stored = [debtId, kind, isTimeBarred, personRole, firstContactAt];
        await askSystem(database, setFacts, stored);
        const change = { debtId, ...after, confirmsCallable: true };
        const byMember = describeDebt(services, member, change);
        if (opensCalls(read(before), read(after))) {
          await expect(byMember).rejects.toMatchObject({ code: 'not_permitted' });
          expect(await showDebt()).toMatchObject({ kind, isTimeBarred, personRole });
          await describeDebt(services, context, change);
        } else {
          await byMember;
        }
        const { firstContactAt: at } = read(after);
        expect(await showDebt()).toMatchObject({
          ...after,
          firstContactAt: at?.toISOString() ?? null,
        });
      }),
      { numRuns: tries(60) },
    );
  });

  it('is not of the future', async () => {
    const { debtId, context } = debtor;
    const change = { debtId, firstContactAt: '2026-06-11T16:00:00Z' };
    await expect(describeDebt(services, context, change)).rejects.toMatchObject({
      code: 'validation_failed',
      fields: [{ path: 'firstContactAt' }],
    });
  });
});
