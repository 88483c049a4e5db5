import { call } from '@orpc/server';
import type { Standing } from '@ringfence/domain/access/permissions';
import { afterEach, describe, expect, it } from 'vitest';
import { readActivity } from '../../auth/testing/start-auth.ts';
import type { RequestContext } from '../../platform/http/procedures.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { createHaltRoutes, refuseWhileHalted } from './index.ts';

const { database } = useTestDatabase();
const effects = { wakeRelay() {}, wakeSealing() {} };
const routes = createHaltRoutes({ database, effects, now: () => new Date() });

const insertMember = testStatement(
  `with profile as (insert into profiles (email)
     values (gen_random_uuid()::text || '@example.com') returning id)
   insert into user_organizations (organization_id, user_id) select $1, id from profile
   returning user_id as id`,
  { id: 'uuid' },
);
const insertProfile = testStatement(
  `insert into profiles (email, full_name) values (gen_random_uuid()::text || '@example.com', 'Sam')
   returning id`,
  { id: 'uuid' },
);
const readNotices = testStatement(
  `select kind, organization_id from notifications
   where user_id = $1 and kind like 'calls_%' order by id`,
  { kind: 'text', organization_id: 'uuid?' },
);
const readEvents = testStatement(
  `select distinct event->>'kind' as kind from live_events where organization_id = $1`,
  { kind: 'text?' },
);
const suspend = testStatement(
  `update organizations set suspended_at = now(), suspended_because = 'unpaid' where id = $1`,
  {},
);
const liftAll = testStatement(
  `update call_halts set lifted_at = now(), lifted_by = started_by where lifted_at is null`,
  {},
);
// An order that holds for all would stand in the way of the next test.
afterEach(() => askSystem(database, liftAll));

interface Caller {
  userId: string;
  standing: Standing;
}

async function addPeople() {
  const organization = await addOrganization(database);
  const [joined] = await askSystem(database, insertMember, [organization.organizationId]);
  const admin: Caller = { userId: organization.userId, standing: 'admin' };
  const member: Caller = { userId: joined?.id ?? '', standing: 'member' };
  return { ...organization, admin, member };
}

async function addSuper(): Promise<Caller> {
  const [made] = await askSystem(database, insertProfile);
  return { userId: made?.id ?? '', standing: 'super_administrator' };
}

/** The requests of somebody who is in the organization that they name. */
function contextFor({ userId, standing }: Caller, named: string): RequestContext {
  return {
    requestId: 'test',
    headers: new Headers({ 'x-organization-id': named }),
    signal: new AbortController().signal,
    peerAddress: () => '',
    authenticate: async () => ({ userId, email: '', sessionId: '' }),
    isSuperAdministrator: () => standing === 'super_administrator',
    findPlace: async () => ({ standing, isSuspended: false }),
  };
}

const list = async (caller: Caller, named: string) =>
  (await call(routes.list, undefined, { context: contextFor(caller, named) })).halts;
const start = (caller: Caller, named: string, note = '') =>
  call(routes.start, { note }, { context: contextFor(caller, named) });
const lift = (caller: Caller, named: string, haltId: string) =>
  call(routes.lift, { haltId }, { context: contextFor(caller, named) });
const noticesOf = ({ userId }: Caller) => askSystem(database, readNotices, [userId]);
const actionsOf = async ({ organizationId }: TestOrganization) =>
  (await readActivity(database, organizationId)).map(({ action, actor_kind, detail }) => ({
    action,
    actor_kind,
    detail,
  }));

describe('an admin', () => {
  it('stops all calls of the organization, and allows them again', async () => {
    const place = await addPeople();
    const { organizationId, admin, member } = place;
    const halt = await start(admin, organizationId, 'The script is wrong.');
    expect(halt).toMatchObject({
      organization: { id: organizationId },
      note: 'The script is wrong.',
      startedBy: 'Ada Admin',
    });
    expect(await list(member, organizationId)).toEqual([halt]);
    expect(await lift(admin, organizationId, halt.id)).toEqual({ haltId: halt.id });
    expect(await list(member, organizationId)).toEqual([]);
    const detail = { note: 'The script is wrong.' };
    expect(await actionsOf(place)).toEqual([
      { action: 'calls.halted', actor_kind: 'profile', detail },
      { action: 'calls.allowed', actor_kind: 'profile', detail },
    ]);
    expect((await noticesOf(member)).map(({ kind }) => kind)).toEqual([
      'calls_halted',
      'calls_allowed',
    ]);
    expect(await noticesOf(admin)).toEqual([]);
    const events = (await askSystem(database, readEvents, [organizationId])).map(
      ({ kind }) => kind,
    );
    expect(events).toEqual(expect.arrayContaining(['organization_changed', 'campaigns_changed']));
  });

  it('who stops them twice, or at the same moment as another, gets the one in force', async () => {
    const place = await addPeople();
    const { organizationId, admin } = place;
    const halts = await Promise.all([1, 2, 3].map(() => start(admin, organizationId)));
    halts.push(await start(admin, organizationId, 'again'));
    expect(new Set(halts.map(({ id }) => id)).size).toBe(1);
    expect(await actionsOf(place)).toHaveLength(1);
  });

  it('who allows them twice changes nothing the second time', async () => {
    const place = await addPeople();
    const { organizationId, admin } = place;
    const { id } = await start(admin, organizationId);
    await Promise.all([lift(admin, organizationId, id), lift(admin, organizationId, id)]);
    await lift(admin, organizationId, id);
    expect(await actionsOf(place)).toHaveLength(2);
  });

  it('does not lift what a super administrator ordered, and learns so without a name', async () => {
    const { organizationId, admin } = await addPeople();
    const own = await start(admin, organizationId);
    const theirs = await start(await addSuper(), organizationId);
    expect(theirs.startedBy).toBe('Sam');
    await expect(lift(admin, organizationId, theirs.id)).rejects.toMatchObject({
      code: 'not_permitted',
      message:
        'A super administrator stopped these calls. Only a super administrator can allow them again.',
    });
    await lift(admin, organizationId, own.id);
    expect(await list(admin, organizationId)).toEqual([{ ...theirs, startedBy: '' }]);
  });

  it('neither sees nor lifts the orders of another organization', async () => {
    const [here, there] = [await addPeople(), await addPeople()];
    const { id } = await start(there.admin, there.organizationId);
    expect(await list(here.admin, here.organizationId)).toEqual([]);
    await expect(lift(here.admin, here.organizationId, id)).rejects.toMatchObject({
      code: 'not_found',
    });
    // Naming the other organization is not enough, whatever the check before it said.
    await expect(lift(here.admin, there.organizationId, id)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await list(there.admin, there.organizationId)).toHaveLength(1);
  });

  it.each(['start', 'lift'] as const)('does not %s an order for all', async (deed) => {
    const { organizationId, admin } = await addPeople();
    const { id } = await start(await addSuper(), 'all');
    const refused = deed === 'start' ? start(admin, 'all') : lift(admin, organizationId, id);
    await expect(refused).rejects.toMatchObject({ code: 'not_permitted' });
  });
});

describe('a member', () => {
  it('neither stops calls nor allows them', async () => {
    const { organizationId, admin, member } = await addPeople();
    await expect(start(member, organizationId)).rejects.toMatchObject({ code: 'not_permitted' });
    const { id } = await start(admin, organizationId);
    await expect(lift(member, organizationId, id)).rejects.toMatchObject({ code: 'not_permitted' });
  });
});

describe('a super administrator', () => {
  it('stops all calls of all organizations, which each of them learns', async () => {
    const places = [await addPeople(), await addPeople()];
    const boss = await addSuper();
    const halt = await start(boss, 'all', 'The carrier is down.');
    expect(halt).toMatchObject({ organization: null, startedBy: 'Sam' });
    expect((await start(boss, 'all')).id).toBe(halt.id);
    for (const { organizationId, admin, member } of places) {
      expect(await list(member, organizationId)).toEqual([{ ...halt, startedBy: '' }]);
      expect(await noticesOf(admin)).toEqual([{ kind: 'calls_halted', organization_id: null }]);
      expect(await noticesOf(member)).toEqual([]);
    }
    await lift(boss, 'all', halt.id);
    for (const place of places) {
      const marked = { actor_kind: 'super_administrator' };
      expect(await actionsOf(place)).toMatchObject([
        { action: 'calls.halted', ...marked },
        { action: 'calls.allowed', ...marked },
      ]);
      expect(await list(place.admin, place.organizationId)).toEqual([]);
    }
  });

  it('tells an admin of several organizations once', async () => {
    const [here, there] = [await addPeople(), await addPeople()];
    const join = testStatement(
      `insert into user_organizations (organization_id, user_id, role) values ($1, $2, 'admin')`,
      {},
    );
    await askSystem(database, join, [there.organizationId, here.userId]);
    await start(await addSuper(), 'all');
    expect(await noticesOf(here.admin)).toHaveLength(1);
  });

  it('lifts an order for all only where none is named', async () => {
    const { organizationId } = await addPeople();
    const boss = await addSuper();
    const { id } = await start(boss, 'all');
    await expect(lift(boss, organizationId, id)).rejects.toMatchObject({
      code: 'not_permitted',
      message: 'This order holds for all organizations. Switch to admin mode to lift it.',
    });
  });

  it('sees the orders of all organizations, and lifts any where it is', async () => {
    const place = await addPeople();
    const { organizationId, admin } = place;
    const own = await start(admin, organizationId);
    const boss = await addSuper();
    expect(await list(boss, 'all')).toEqual([own]);
    await lift(boss, 'all', own.id);
    expect(await actionsOf(place)).toMatchObject([
      { actor_kind: 'profile' },
      { action: 'calls.allowed', actor_kind: 'super_administrator' },
    ]);
  });
});

describe('nobody hears that calls are allowed', () => {
  it('while another order holds', async () => {
    const { organizationId, admin, member } = await addPeople();
    const { id } = await start(admin, organizationId);
    await start(await addSuper(), 'all');
    await lift(admin, organizationId, id);
    expect((await noticesOf(member)).map(({ kind }) => kind)).toEqual(['calls_halted']);
  });
});

describe('the end of an order for all', () => {
  it('is announced only where nothing else stands in the way of calls', async () => {
    const [free, stopped, suspended] = [await addPeople(), await addPeople(), await addPeople()];
    const boss = await addSuper();
    await start(stopped.admin, stopped.organizationId);
    await askSystem(database, suspend, [suspended.organizationId]);
    const { id } = await start(boss, 'all');
    await lift(boss, 'all', id);
    const heard = await Promise.all(
      [free, stopped, suspended].map(({ admin }) => noticesOf(admin)),
    );
    expect(heard.map((notices) => notices.map(({ kind }) => kind))).toEqual([
      ['calls_halted', 'calls_allowed'],
      ['calls_halted'],
      ['calls_halted'],
    ]);
  });
});

describe('starting calls', () => {
  const check = (place: TestOrganization) => database.asTenant(place, refuseWhileHalted);

  it('is refused while they are stopped here or everywhere, and while suspended', async () => {
    const place = await addPeople();
    await expect(check(place)).resolves.toBeUndefined();
    const { id } = await start(place.admin, place.organizationId);
    await expect(check(place)).rejects.toMatchObject({ code: 'calls_halted' });
    await lift(place.admin, place.organizationId, id);
    await expect(check(place)).resolves.toBeUndefined();
    await start(await addSuper(), 'all');
    await expect(check(place)).rejects.toMatchObject({ code: 'calls_halted' });
    await askSystem(database, suspend, [place.organizationId]);
    await expect(check(place)).rejects.toMatchObject({ code: 'organization_suspended' });
  });
});

describe('a tenant’s transaction', () => {
  it('can write no order for others, for all, in another’s name, or as a mere member', async () => {
    const [here, there] = [await addPeople(), await addPeople()];
    const forge = (
      organizationId: string | null,
      userId: string,
      isSuper: boolean,
      by: TestOrganization = here,
    ) =>
      database.asTenant(by, (transaction) =>
        transaction.all(
          testStatement(
            `insert into call_halts (organization_id, started_by, started_at, by_super_administrator)
             values ($1, $2, now(), $3)`,
            {},
          ),
          [organizationId, userId, isSuper],
        ),
      );
    const refused = /row-level security/;
    await expect(forge(there.organizationId, here.userId, false)).rejects.toThrow(refused);
    await expect(forge(null, here.userId, true)).rejects.toThrow(refused);
    await expect(forge(here.organizationId, there.userId, false)).rejects.toThrow(refused);
    await expect(forge(here.organizationId, here.userId, true)).rejects.toThrow(refused);
    const { organizationId, member } = here;
    const asMember = { organizationId, userId: member.userId };
    await expect(forge(organizationId, member.userId, false, asMember)).rejects.toThrow(refused);
    await expect(forge(organizationId, here.userId, false)).resolves.toEqual([]);
    const lifted = await database.asTenant(asMember, (transaction) =>
      transaction.all(
        testStatement(
          `update call_halts set lifted_by = current_user_id(), lifted_at = now() returning id`,
          { id: 'uuid' },
        ),
      ),
    );
    expect(lifted).toEqual([]);
  });
});

describe('a worker whose clock is wrong', () => {
  const insertClock = testStatement(
    `insert into wrong_clocks (worker_id, seconds_ahead, seen_at)
     values (gen_random_uuid(), $1, clock_timestamp() - make_interval(secs => $2))`,
    {},
  );

  it('is shown to every member with what stops calls, while it says so', async () => {
    await askSystem(database, insertClock, [-90, 1]);
    await askSystem(database, insertClock, [7200, 2]);
    // Killed a minute ago.
    await askSystem(database, insertClock, [9000, 60]);
    const { organizationId, member } = await addPeople();
    const context = contextFor(member, organizationId);
    const { halts, wrongClocks } = await call(routes.list, undefined, { context });
    expect(halts).toEqual([]);
    expect(wrongClocks.map(({ secondsAhead }) => secondsAhead)).toEqual([7200, -90]);
  });
});
