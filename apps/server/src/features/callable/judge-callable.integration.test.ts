import { beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from '../../platform/database/database.ts';
import { addList } from '../../testing/add-campaign.ts';
import { addDebtor, type Debtor, nextNumber } from '../../testing/add-debtor.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import { addCalledPerson, addPlacedCall } from '../../testing/add-placed-calls.ts';
import { addPolicy, addRestriction, liftRestrictionAt } from '../../testing/change-ledger.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { type CallableServices, judgeCallable } from './judge-callable.ts';

const { database } = useTestDatabase();
/** 11:00 in Chicago. */
const noon = new Date('2026-06-10T16:00:00Z');
const closing = new Date('2026-06-11T02:00:00Z');
const clock = { now: noon };
const faults: unknown[] = [];
const services: CallableServices = {
  database,
  effects: { wakeRelay() {} },
  log: { ...silentLog, error: (fields: unknown) => void faults.push(fields) },
  now: () => clock.now,
};

const findCallable = testStatement(
  `select callable_from, callable_until, blocked_by, zone, judge_at <= $2 as is_stale
   from contact_summaries where contact_id = $1`,
  {
    callable_from: 'timestamptz?',
    callable_until: 'timestamptz?',
    blocked_by: 'text?',
    zone: 'text?',
    is_stale: 'bool',
  },
);
const readCallable = async ({ contactId }: { contactId: string }) =>
  (await askSystem(database, findCallable, [contactId, clock.now]))[0];
async function reckon(contact: { contactId: string }) {
  await judgeCallable(services);
  return readCallable(contact);
}
const stop = ({ organization, contactId }: Debtor) =>
  addRestriction(database, {
    organizationId: organization.organizationId,
    contactId,
    kind: 'medium_stop',
    at: noon,
  });

beforeEach(async () => {
  clock.now = noon;
  await judgeCallable(services);
  faults.length = 0;
});

describe('who can be called', () => {
  it('is reckoned with the engine, until the hours end', async () => {
    expect(await reckon(await addDebtor(database))).toEqual({
      callable_from: noon,
      callable_until: closing,
      blocked_by: null,
      zone: 'America/Chicago',
      is_stale: false,
    });
  });

  it('is told in advance for the next lawful stretch', async () => {
    clock.now = new Date('2026-06-11T03:00:00Z');
    expect(await reckon(await addDebtor(database))).toMatchObject({
      callable_from: new Date('2026-06-11T13:00:00Z'),
      callable_until: new Date('2026-06-12T02:00:00Z'),
      blocked_by: 'WINDOW_CLOSED',
    });
  });

  it('is never, by the rule that blocks', async () => {
    const organization = await addOrganization(database);
    const people = [{ name: 'Ann', e164: nextNumber(), region: 'IL', consent: false }];
    const { contactIds } = await addList(database, organization, people);
    expect(await reckon({ contactId: contactIds.get('Ann') ?? '' })).toMatchObject({
      callable_from: null,
      callable_until: null,
      blocked_by: 'NO_TCPA_CONSENT',
    });
  });

  it('is left as it is while nothing is learned and its time has not come', async () => {
    const debtor = await addDebtor(database);
    await reckon(debtor);
    clock.now = new Date(closing.getTime() - 1);
    expect(await reckon(debtor)).toMatchObject({ callable_from: noon, is_stale: false });
    clock.now = closing;
    expect(await reckon(debtor)).toMatchObject({
      callable_from: new Date('2026-06-11T13:00:00Z'),
      blocked_by: 'WINDOW_CLOSED',
    });
  });

  it('is no matter of an order to stop all calls', async () => {
    const debtor = await addDebtor(database);
    const halt = testStatement(
      `insert into call_halts (organization_id, started_by, started_at, by_super_administrator)
       values ($1, $2, now(), false)`,
      {},
    );
    const { organizationId, userId } = debtor.organization;
    await askSystem(database, halt, [organizationId, userId]);
    expect(await reckon(debtor)).toMatchObject({ callable_from: noon });
  });
});

describe('it is reckoned anew', () => {
  it('after a stop, and after its end', async () => {
    const debtor = await addDebtor(database);
    await reckon(debtor);
    const id = await stop(debtor);
    expect(await reckon(debtor)).toMatchObject({ callable_from: null, blocked_by: 'MEDIUM_STOP' });
    await liftRestrictionAt(database, id, noon);
    expect(await reckon(debtor)).toMatchObject({ callable_from: noon, blocked_by: null });
  });

  it('after the last debt was paid', async () => {
    const debtor = await addDebtor(database);
    await reckon(debtor);
    const pay = testStatement(`update debts set state = 'paid' where id = $1`, {});
    await askSystem(database, pay, [debtor.debtId]);
    expect(await reckon(debtor)).toMatchObject({ callable_from: null, blocked_by: 'PAID' });
  });

  it('after a call', async () => {
    const person = await addCalledPerson(database, await addOrganization(database), {
      region: 'IL',
      e164: nextNumber(),
    });
    await reckon(person);
    const callId = await addPlacedCall(database, person, {
      at: noon.toISOString(),
      outcome: null,
    });
    const end = testStatement(
      `update calls set state = 'ended', outcome = 'right_party', ended_at = $2 where id = $1`,
      {},
    );
    await askSystem(database, end, [callId, noon]);
    const talked = await reckon(person);
    expect(talked).toMatchObject({ blocked_by: 'CONV_COOLDOWN' });
    expect(talked?.callable_from?.getTime()).toBeGreaterThan(noon.getTime() + 6 * 86_400_000);
  });

  it('under another policy, for everybody', async () => {
    const debtor = await addDebtor(database);
    await reckon(debtor);
    const hours = Array.from({ length: 7 }, () => ({ from: 13 * 60, to: 14 * 60 }));
    await addPolicy(database, debtor.organization.organizationId, { hours });
    expect(await reckon(debtor)).toMatchObject({
      callable_from: new Date('2026-06-10T18:00:00Z'),
      callable_until: new Date('2026-06-10T19:00:00Z'),
    });
    expect(await judgeCallable(services)).toEqual({ judged: 0 });
  });

  it('where something is learned while it is being reckoned', async () => {
    const debtor = await addDebtor(database);
    let isLearned = false;
    const meanwhile: typeof database.asSystem = (work) =>
      database.asSystem((transaction) => {
        const all: Transaction['all'] = async (statement, values) => {
          if (statement.name === 'callable.write_callable' && !isLearned) {
            isLearned = true;
            await stop(debtor);
          }
          return transaction.all(statement, values);
        };
        return work({ ...transaction, all });
      });
    await judgeCallable({ ...services, database: { ...database, asSystem: meanwhile } });
    expect(isLearned).toBe(true);
    expect(await readCallable(debtor)).toMatchObject({ callable_from: null, is_stale: true });
    expect(await reckon(debtor)).toMatchObject({ blocked_by: 'MEDIUM_STOP', is_stale: false });
  });
});

describe('reckoning', () => {
  it('goes on elsewhere where an organization’s policy cannot be read', async () => {
    const broken = await addDebtor(database);
    const fine = await addDebtor(database);
    const spoil = testStatement(
      `insert into policies (organization_id, version, content, created_at)
       values ($1, 1, '{"pack": "nowhere"}', now())`,
      {},
    );
    const { organizationId } = broken.organization;
    await askSystem(database, spoil, [organizationId]);
    expect(await reckon(fine)).toMatchObject({ callable_from: noon });
    expect(await readCallable(broken)).toMatchObject({ callable_from: null, is_stale: true });
    expect(faults).toMatchObject([{ organizationId }]);
    await addPolicy(database, organizationId, {});
    expect(await reckon(broken)).toMatchObject({ callable_from: noon });
  });

  it('is done by one worker at a time, and its work is not lost when it ends early', async () => {
    const debtor = await addDebtor(database);
    const locked = testStatement(
      `select pg_advisory_xact_lock(hashtext('ringfence callable'))::text as locked`,
      { locked: 'text' },
    );
    await database.asSystem(async (transaction) => {
      await transaction.all(locked);
      expect(await judgeCallable(services)).toEqual({ judged: 0 });
    });
    const signal = AbortSignal.abort();
    expect(await judgeCallable(services, { signal })).toEqual({ judged: 0 });
    expect(await reckon(debtor)).toMatchObject({ callable_from: noon });
  });

  it('takes turns between organizations, batch by batch', async () => {
    const organization = await addOrganization(database);
    const people = Array.from({ length: 1_100 }, (_, index) => ({
      name: `Person ${index}`,
      e164: `+1312555${String(2000 + index)}`,
      region: 'IL',
    }));
    await addList(database, organization, people);
    const debtor = await addDebtor(database);
    expect(await judgeCallable(services, { mostBatches: 2 })).toEqual({ judged: 501 });
    expect(await readCallable(debtor)).toMatchObject({ callable_from: noon });
    expect(await judgeCallable(services)).toEqual({ judged: 600 });
    expect(await judgeCallable(services)).toEqual({ judged: 0 });
  });
});
