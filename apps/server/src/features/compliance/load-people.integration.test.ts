import { campaignCall } from '@ringfence/domain/calls/call-kinds';
import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from '../../platform/database/database.ts';
import { addDebtor, type Debtor, nextNumber } from '../../testing/add-debtor.ts';
import { addOutsideCall, addRestriction } from '../../testing/change-ledger.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { type KnownPerson, loadFacts, loadPeople } from './load-facts.ts';

const { database } = useTestDatabase();
const now = new Date('2026-06-10T16:00:00Z');
const yesterday = new Date('2026-06-09T16:00:00Z');

const insertPhone = testStatement(
  `insert into phones (organization_id, contact_id, e164, line_type, position, state)
   values ($1, $2, $3, $4, $5, $6)`,
  {},
);
const insertDebt = testStatement(
  `insert into debts (organization_id, contact_id, reference, balance_minor, currency, state)
   values ($1, $2, $3, 100, 'USD', $4)`,
  {},
);
const revoke = testStatement(`update consents set revoked_at = $2 where contact_id = $1`, {});
const nameThings = testStatement(
  `select id, e164 as name from phones where contact_id = $1
   union all select id, reference from debts where contact_id = $1`,
  { id: 'uuid', name: 'text' },
);

let debtor: Debtor;
beforeEach(async () => {
  debtor = await addDebtor(database);
});

async function addPhone({
  lineType = 'landline',
  position = 1,
  state = 'active',
}: {
  lineType?: string;
  position?: number;
  state?: string;
} = {}): Promise<string> {
  const e164 = nextNumber();
  const { organization, contactId } = debtor;
  const values = [organization.organizationId, contactId, e164, lineType, position, state];
  await askSystem(database, insertPhone, values);
  return e164;
}
const addDebt = (reference: string, state = 'open') =>
  askSystem(database, insertDebt, [
    debtor.organization.organizationId,
    debtor.contactId,
    reference,
    state,
  ]);

const contextOf = ({ organization: { organizationId } }: Debtor) => ({
  organizationId,
  campaignId: null,
  ...campaignCall,
  roles: firstPolicy,
  now,
});
async function loadCalls(transaction: Transaction): Promise<KnownPerson[]> {
  const [person] = await loadPeople(transaction, contextOf(debtor), [debtor.contactId]);
  return [...(person?.calls() ?? [])];
}
const load = () => database.asSystem(loadCalls);
/** Such as `+13125551000 A`. */
async function nameCalls(): Promise<string[]> {
  const things = await askSystem(database, nameThings, [debtor.contactId]);
  const nameOf = (id: string | null) => things.find((thing) => thing.id === id)?.name ?? '-';
  return (await load()).map(
    ({ question }) => `${nameOf(question.phoneId)} ${nameOf(question.debtId)}`,
  );
}

describe('the calls that could be made to somebody', () => {
  it('are one for most people', async () => {
    expect(await nameCalls()).toEqual([`${debtor.e164} A`]);
  });

  it('come in the order of the numbers: active, permitted, as people put them, learned last', async () => {
    const unpermitted = await addPhone({ lineType: 'mobile', position: -2 });
    const older = await addPhone({ position: -1 });
    const newer = await addPhone({ position: -1 });
    await addPhone({ position: -3, state: 'wrong' });
    const order = [newer, older, debtor.e164, unpermitted];
    expect(await nameCalls()).toEqual(order.map((e164) => `${e164} A`));
    await askSystem(database, revoke, [debtor.contactId, yesterday]);
    const revoked = [newer, older, unpermitted, debtor.e164];
    expect(await nameCalls()).toEqual(revoked.map((e164) => `${e164} A`));
  });

  it('are about each open debt, the oldest first', async () => {
    await addDebt('B', 'paid');
    await addDebt('C');
    expect(await nameCalls()).toEqual([`${debtor.e164} A`, `${debtor.e164} C`]);
  });

  it('have each what is known of its own number alone', async () => {
    const second = await addPhone();
    const { organization } = debtor;
    const { organizationId } = organization;
    const other = await addDebtor(database, { organization, e164: second });
    const of = { organizationId, contactId: other.contactId, e164: second, at: yesterday };
    await addOutsideCall(database, of);
    await addRestriction(database, { ...of, kind: 'number_stop' });
    const known = (await load()).map(({ facts }) => ({
      phone: facts.phone.e164,
      calls: facts.history.map(({ personId, phone }) => [personId, phone]),
      refusals: facts.restrictions.map(({ kind, phone }) => [kind, phone]),
    }));
    expect(known).toEqual([
      { phone: debtor.e164, calls: [], refusals: [] },
      {
        phone: second,
        calls: [[other.contactId, second]],
        refusals: [['number_stop', second]],
      },
    ]);
  });

  it('are loaded as they would be one by one, by three statements for all', async () => {
    await addPhone();
    await addPhone({ lineType: 'mobile' });
    await addDebt('B');
    const statements: string[] = [];
    await database.asSystem(async (transaction) => {
      const counting: Transaction = {
        ...transaction,
        all(statement, values) {
          statements.push(statement.name);
          return transaction.all(statement, values);
        },
        first(statement, values) {
          statements.push(statement.name);
          return transaction.first(statement, values);
        },
      };
      const calls = await loadCalls(counting);
      expect(calls).toHaveLength(6);
      expect(statements).toHaveLength(3);
      for (const call of calls) {
        const alone = await loadFacts(transaction, contextOf(debtor), [call.question]);
        expect(alone).toEqual([call]);
      }
    });
  });

  it('are one that blocks where the person cannot be read', async () => {
    await addPhone();
    const spoil = testStatement(
      `update consents set expires_at = 'infinity' where contact_id = $1`,
      {},
    );
    await askSystem(database, spoil, [debtor.contactId]);
    expect(await load()).toMatchObject([{ isReadable: false, facts: { phone: { e164: '' } } }]);
  });
});
