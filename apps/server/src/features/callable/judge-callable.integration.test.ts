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
import { callableFields, callableRow, joinCallable } from './callable-fields.ts';
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
  `select ${callableFields('$2')}, summary.zone, summary.judge_at <= $2 as is_stale
   from contact_summaries summary ${joinCallable('$2')} where contact_id = $1`,
  { ...callableRow, zone: 'text?', is_stale: 'bool' },
);
const readCallable = async ({ contactId }: { contactId: string }) =>
  (await askSystem(database, findCallable, [contactId, clock.now]))[0];
async function judge(contact: { contactId: string }) {
  await judgeCallable(services);
  return readCallable(contact);
}
const findVersion = testStatement(
  `select xmin::text as version from contact_summaries where contact_id = $1`,
  { version: 'text' },
);
const readVersion = async ({ contactId }: Debtor) =>
  (await askSystem(database, findVersion, [contactId]))[0]?.version;
const countShapes = testStatement(
  `select count(distinct shape.id)::integer as shapes, count(summary.contact_id)::integer as people
   from callable_shapes shape left join contact_summaries summary on summary.shape_id = shape.id
   where shape.organization_id = $1`,
  { shapes: 'int4', people: 'int4' },
);
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
  it('is judged with the engine, until the hours end', async () => {
    expect(await judge(await addDebtor(database))).toEqual({
      callable: 'now',
      callable_from: null,
      blocked_by: null,
      zone: 'America/Chicago',
      is_stale: false,
    });
  });

  it('is known in advance for the next lawful stretch', async () => {
    clock.now = new Date('2026-06-11T03:00:00Z');
    expect(await judge(await addDebtor(database))).toMatchObject({
      callable: 'later',
      callable_from: new Date('2026-06-11T13:00:00Z'),
      blocked_by: 'WINDOW_CLOSED',
    });
  });

  it('is never, by the rule that blocks', async () => {
    const organization = await addOrganization(database);
    const people = [{ name: 'Ann', e164: nextNumber(), region: 'IL', consent: false }];
    const { contactIds } = await addList(database, organization, people);
    expect(await judge({ contactId: contactIds.get('Ann') ?? '' })).toMatchObject({
      callable: 'never',
      callable_from: null,
      blocked_by: 'NO_TCPA_CONSENT',
    });
  });

  it('is left as it is while nothing is learned and its time has not come', async () => {
    const debtor = await addDebtor(database);
    await judge(debtor);
    clock.now = new Date(closing.getTime() - 1);
    expect(await judge(debtor)).toMatchObject({ callable: 'now', is_stale: false });
  });

  it('follows the clock without a row being written at closing time, nor at the next opening', async () => {
    const debtor = await addDebtor(database);
    await judge(debtor);
    const version = await readVersion(debtor);
    const moments = ['2026-06-11T02:00:00Z', '2026-06-11T13:00:00Z', '2026-06-12T02:00:00Z'];
    const states: unknown[] = [];
    for (const moment of moments) {
      clock.now = new Date(moment);
      states.push(await judge(debtor));
      expect(await readVersion(debtor)).toBe(version);
    }
    expect(states).toMatchObject([
      { callable_from: new Date('2026-06-11T13:00:00Z'), blocked_by: 'WINDOW_CLOSED' },
      { callable: 'now', callable_from: null, blocked_by: null },
      { callable_from: new Date('2026-06-12T13:00:00Z'), blocked_by: 'WINDOW_CLOSED' },
    ]);
  });

  it('is judged again in the course of the last day that is known ahead', async () => {
    const debtor = await addDebtor(database);
    await judge(debtor);
    const version = await readVersion(debtor);
    clock.now = new Date('2026-06-13T02:00:00Z');
    expect(await judge(debtor)).toMatchObject({
      callable_from: new Date('2026-06-13T13:00:00Z'),
      is_stale: false,
    });
    expect(await readVersion(debtor)).not.toBe(version);
  });

  it('is kept once for everybody of a place, and removed when nobody has it any more', async () => {
    const organization = await addOrganization(database);
    const people = ['Ann', 'Bob', 'Cid'].map((name) => ({
      name,
      e164: nextNumber(),
      region: 'IL',
    }));
    await addList(database, organization, people);
    const shapes = () => askSystem(database, countShapes, [organization.organizationId]);
    await judgeCallable(services);
    expect(await shapes()).toEqual([{ shapes: 1, people: 3 }]);
    clock.now = new Date('2026-06-20T16:00:00Z');
    await judgeCallable(services);
    expect(await shapes()).toEqual([{ shapes: 1, people: 3 }]);
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
    expect(await judge(debtor)).toMatchObject({ callable: 'now' });
  });
});

describe('it is judged again', () => {
  it('after a stop, and after its end', async () => {
    const debtor = await addDebtor(database);
    await judge(debtor);
    const id = await stop(debtor);
    expect(await judge(debtor)).toMatchObject({ callable: 'never', blocked_by: 'MEDIUM_STOP' });
    await liftRestrictionAt(database, id, noon);
    expect(await judge(debtor)).toMatchObject({ callable: 'now', blocked_by: null });
  });

  it('after the last debt was paid', async () => {
    const debtor = await addDebtor(database);
    await judge(debtor);
    const pay = testStatement(`update debts set state = 'paid' where id = $1`, {});
    await askSystem(database, pay, [debtor.debtId]);
    expect(await judge(debtor)).toMatchObject({ callable: 'never', blocked_by: 'PAID' });
  });

  it('after a call', async () => {
    const person = await addCalledPerson(database, await addOrganization(database), {
      region: 'IL',
      e164: nextNumber(),
    });
    await judge(person);
    const callId = await addPlacedCall(database, person, {
      at: noon.toISOString(),
      outcome: null,
    });
    const end = testStatement(
      `update calls set state = 'ended', outcome = 'right_party', ended_at = $2 where id = $1`,
      {},
    );
    await askSystem(database, end, [callId, noon]);
    const talked = await judge(person);
    expect(talked).toMatchObject({ blocked_by: 'CONV_COOLDOWN' });
    expect(talked?.callable_from?.getTime()).toBeGreaterThan(noon.getTime() + 6 * 86_400_000);
  });

  it('under another policy, for everybody', async () => {
    const debtor = await addDebtor(database);
    await judge(debtor);
    const hours = Array.from({ length: 7 }, () => ({ from: 13 * 60, to: 14 * 60 }));
    await addPolicy(database, debtor.organization.organizationId, { hours });
    expect(await judge(debtor)).toMatchObject({
      callable_from: new Date('2026-06-10T18:00:00Z'),
    });
    expect(await judgeCallable(services)).toEqual({ judged: 0 });
  });

  it('where something is learned while it is being judged', async () => {
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
    expect(await readCallable(debtor)).toMatchObject({ callable: null, is_stale: true });
    expect(await judge(debtor)).toMatchObject({ blocked_by: 'MEDIUM_STOP', is_stale: false });
  });
});

describe('judging', () => {
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
    expect(await judge(fine)).toMatchObject({ callable: 'now' });
    expect(await readCallable(broken)).toMatchObject({ callable: null, is_stale: true });
    expect(faults).toMatchObject([{ organizationId }]);
    await addPolicy(database, organizationId, {});
    expect(await judge(broken)).toMatchObject({ callable: 'now' });
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
    expect(await judge(debtor)).toMatchObject({ callable: 'now' });
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
    expect(await readCallable(debtor)).toMatchObject({ callable: 'now' });
    expect(await judgeCallable(services)).toEqual({ judged: 600 });
    expect(await judgeCallable(services)).toEqual({ judged: 0 });
  });
});
