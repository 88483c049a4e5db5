import { describe, expect, it } from 'vitest';
import { addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { addCalledPerson, addPlacedCall } from '../../testing/add-placed-calls.ts';
import { setCallable } from '../../testing/set-callable.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { judgeCallable } from '../callable/index.ts';
import { listHeldBack, listNearLimit } from './list-behind.ts';
import { showDashboard } from './show-dashboard.ts';

const { database } = useTestDatabase();
/** 11:00 in Chicago. */
const noon = new Date('2026-06-10T16:00:00Z');
const services = { database, now: () => noon };
const today = { from: '2026-06-10', to: '2026-06-10', zone: 'America/Chicago' };
const show = (organization: TestOrganization, days = today) =>
  showDashboard(services, organization, days);

/** As the list of contacts counts them. */
const countContacts = testStatement('select people from count_contacts($1)', { people: 'int8' });
const callPeople = testStatement(
  `update contact_summaries set last_called_at = '2026-06-09Z', last_outcome = 'busy'
   where organization_id = $1 and contact_id = any($2)`,
  {},
);
const holdBack = testStatement(
  `insert into decisions (organization_id, campaign_id, contact_id, decided_at, verdict, until, lifted_by, reasons,
     zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version)
   select $1, $2, $3, clock_timestamp(), $4, case $4 when 'defer' then clock_timestamp() end,
     case $4 when 'block' then 'x' end, $5::jsonb, '[]', 0, 0, '{}', sha256('facts'), 'test'`,
  {},
);
/** With an id of the same moment, as the dialer writes it. */
const holdBackAt = testStatement(
  `insert into decisions (organization_id, id, campaign_id, contact_id, decided_at, verdict, lifted_by, reasons,
     zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version)
   select $1, overlay(first_id_of($4)::text placing substr(gen_random_uuid()::text, 20) from 20)::uuid, $2, $3, $4,
     'block', 'x', $5::jsonb, '[]', 0, 0, '{}', sha256('facts'), 'test'`,
  {},
);
const insertNeeds = testStatement(
  `with campaign as (
     update campaigns set state = 'paused', paused_for = 'carrier', paused_because = 'It said no'
     where organization_id = $1
   ), licence as (
     insert into licences (organization_id, region, number, expires_on)
     values ($1, 'IL', '1', '2026-06-09'), ($1, 'TX', '2', '2026-07-01'), ($1, 'NY', '3', '2027-07-01')
   ), caller as (
     insert into caller_ids (organization_id, e164, state) values ($1, '+13125550177', 'active')
   )
   insert into audits (organization_id, cause, started_at, heard_at, finished_at, violations)
   values ($1, 'nightly', '2026-06-08Z', '2026-06-08Z', '2026-06-08Z', 3),
     ($1, 'nightly', '2026-06-09Z', '2026-06-09Z', '2026-06-09Z', 2)`,
  {},
);
const reason = (code: string, verdict: string) => ({
  code,
  version: 1,
  citation: 'x',
  verdict,
  until: null,
  liftedBy: null,
});

describe('who can be called', () => {
  it('is counted as the contacts are that its number leads to', async () => {
    const organization = await addOrganization(database);
    const people = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'].map((name, index) => ({
      name,
      e164: `+1312555017${index}`,
    }));
    const { contactIds } = await addList(database, organization, people);
    const [ann = '', bob = '', cid = '', dee = ''] = contactIds.values();
    const now = { callable_from: '2026-06-10T13:00:00Z', callable_until: '2026-06-11T02:00:00Z' };
    await setCallable(database, organization.organizationId, [
      { id: ann, ...now },
      { id: bob, ...now },
      { id: cid, ...now, callable_from: '2026-06-10T20:00:00Z' },
      { id: dee, callable_from: null, callable_until: null },
    ]);
    // Changes nothing of their shapes.
    await askSystem(database, callPeople, [organization.organizationId, [ann, cid]]);
    const { callable } = await show(organization);
    expect(callable).toEqual({ now: 2, later: 1, never: 1 });
    for (const state of ['now', 'later', 'never'] as const) {
      const filter = JSON.stringify({ at: noon.toISOString(), callable: state });
      const counted = await database.asTenant(organization, (transaction) =>
        transaction.first(countContacts, [filter]),
      );
      expect(callable[state]).toBe(counted?.people);
    }
    await askSystem(database, testStatement('select from erase_contacts($1, $2)', {}), [
      organization.organizationId,
      [ann],
    ]);
    expect((await show(organization)).callable.now).toBe(1);
  });
});

describe('people near a limit', () => {
  it('are those with one call left, and are listed with until when', async () => {
    const organization = await addOrganization(database);
    const person = await addCalledPerson(database, organization);
    for (const day of ['05', '06', '07', '08', '09']) {
      await addPlacedCall(database, person, {
        at: `2026-06-${day}T15:00:00Z`,
        outcome: 'no_answer',
      });
    }
    const judge = () => judgeCallable({ ...services, effects: { wakeRelay() {} }, log: silentLog });
    await judge();
    expect((await show(organization)).nearLimit).toEqual({ people: 0, isCapped: false });
    await addPlacedCall(database, person, { at: '2026-06-10T14:00:00Z', outcome: 'no_answer' });
    const stale = `update contact_summaries set judge_at = '-infinity' where organization_id = $1`;
    await askSystem(database, testStatement(stale, {}), [organization.organizationId]);
    await judge();
    expect((await show(organization)).nearLimit).toEqual({ people: 1, isCapped: false });
    const { people, nextCursor } = await listNearLimit(services, organization, { limit: 10 });
    expect(people).toMatchObject([
      { contact: { id: person.contactId }, until: '2026-06-12T05:00:00.000Z' },
    ]);
    expect(nextCursor).toBeNull();
  });
});

describe('what was held back', () => {
  it('is listed by the rule and its verdict, as many as were counted', async () => {
    const organization = await addOrganization(database);
    const { organizationId, campaignId, contactId } = await addCalledPerson(database, organization);
    const closed = reason('WINDOW_CLOSED', 'defer');
    const stopped = reason('MEDIUM_STOP', 'block');
    const add = (verdict: string, reasons: object[]) =>
      askSystem(database, holdBack, [
        organizationId,
        campaignId,
        contactId,
        verdict,
        JSON.stringify(reasons),
      ]);
    await add('defer', [closed]);
    await add('block', [closed, stopped]);
    await add('block', [stopped]);
    const present = new Date();
    const day = present.toISOString().slice(0, 10);
    const days = { from: day, to: day };
    const current = { database, now: () => present };
    const { heldBack } = await showDashboard(current, organization, days);
    expect(heldBack).toEqual({
      deferred: 1,
      blocked: 2,
      before: { deferred: 0, blocked: 0 },
      rules: [
        { verdict: 'block', code: 'MEDIUM_STOP', decisions: 2 },
        { verdict: 'defer', code: 'WINDOW_CLOSED', decisions: 2 },
      ],
    });
    const list = async (filter: object, limit = 10) =>
      (await listHeldBack(current, organization, { limit, ...days, ...filter })).decisions.length;
    expect(await list({})).toBe(3);
    expect(await list({ verdict: 'block' })).toBe(2);
    expect(await list({ rule: 'WINDOW_CLOSED', verdict: 'defer' })).toBe(2);
    expect(await list({ rule: 'WINDOW_CLOSED', verdict: 'block' })).toBe(0);
    expect(await list({}, 2)).toBe(2);
    const first = await listHeldBack(current, organization, { limit: 2, ...days });
    const cursor = first.nextCursor ?? '';
    const rest = await listHeldBack(current, organization, { limit: 2, ...days, cursor });
    expect([...first.decisions, ...rest.decisions].map(({ verdict }) => verdict)).toEqual([
      'block',
      'block',
      'defer',
    ]);
    expect(rest.nextCursor).toBeNull();
  });

  it('lists a rare rule by the moment of the decision, a page at a time, over quarters without it', async () => {
    const organization = await addOrganization(database);
    const { campaignId, contactId } = await addCalledPerson(database, organization);
    const minutes = [0, 1, 14, 15, 120, 121, 600];
    for (const minute of minutes) {
      const at = new Date(noon.getTime() - minute * 60_000);
      const code = minute % 2 === 0 ? 'MEDIUM_STOP' : 'FREQ_7IN7';
      const given = JSON.stringify([reason(code, 'block')]);
      await askSystem(database, holdBackAt, [
        organization.organizationId,
        campaignId,
        contactId,
        at,
        given,
      ]);
    }
    const found: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await listHeldBack(services, organization, {
        ...today,
        limit: 1,
        rule: 'MEDIUM_STOP',
        cursor,
      });
      for (const { decidedAt } of page.decisions) {
        found.push((noon.getTime() - Date.parse(decidedAt)) / 60_000);
      }
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(found).toEqual(minutes.filter((minute) => minute % 2 === 0));
  });
});

describe('the period', () => {
  it('is compared with the one before until the same time of day while it lasts', async () => {
    const organization = await addOrganization(database);
    const person = await addCalledPerson(database, organization);
    for (const at of ['2026-06-10T15:00:00Z', '2026-06-09T15:00:00Z', '2026-06-09T20:00:00Z']) {
      await addPlacedCall(database, person, { at, outcome: 'right_party' });
    }
    const shown = await show(organization);
    expect(shown.calls).toMatchObject({
      figures: { calls: 1, ended: 1, answered: 1, rightPersons: 1 },
      before: { calls: 1, ended: 1, answered: 1, rightPersons: 1 },
    });
    expect(shown.before).toEqual({
      from: '2026-06-09',
      to: '2026-06-09',
      until: '2026-06-09T16:00:00.000Z',
    });
    const past = await show(organization, { ...today, from: '2026-06-09', to: '2026-06-09' });
    expect(past.calls.figures.calls).toBe(2);
    expect(past.before.until).toBeNull();
    expect(shown.hours).toEqual([{ weekday: 3, hour: 10, calls: 1, ended: 1, answered: 1 }]);
  });

  it('tells of what waits for somebody', async () => {
    const organization = await addOrganization(database);
    await addCalledPerson(database, organization);
    await askSystem(database, insertNeeds, [organization.organizationId]);
    const { needs } = await show(organization);
    expect(
      needs.map(({ kind, because, said, on, found }) => [kind, because, said, on, found]),
    ).toEqual([
      ['campaign_paused', 'carrier', 'It said no', null, null],
      ['audit_found', null, null, null, 2],
      ['licence_expired', null, null, '2026-06-09', null],
      ['licence_expires', null, null, '2026-07-01', null],
      ['caller_id_unverified', null, null, null, null],
    ]);
  });

  it('is that of each organization where a super administrator compares them', async () => {
    const [one, other] = [await addOrganization(database), await addOrganization(database)];
    for (const organization of [one, other]) {
      const person = await addCalledPerson(database, organization);
      await addPlacedCall(database, person, { at: '2026-06-10T03:00:00Z', outcome: 'no_answer' });
    }
    const setZone = testStatement('update organizations set zone = $2 where id = $1', {});
    await askSystem(database, setZone, [one.organizationId, 'America/Chicago']);
    await askSystem(database, setZone, [other.organizationId, 'Asia/Kolkata']);
    const scope = { userId: one.userId, organizationId: null, isSuperAdministrator: true };
    const { organizations, zone } = await showDashboard(services, scope, today);
    const callsOf = ({ organizationId }: TestOrganization) =>
      organizations?.find(({ organization }) => organization.id === organizationId)?.figures.calls;
    // It was the evening of the ninth in Chicago, and the morning of the tenth in Kolkata.
    expect([callsOf(one), callsOf(other)]).toEqual([0, 1]);
    expect(zone).toBeNull();
    expect((await show(one)).organizations).toBeNull();
  });
});
