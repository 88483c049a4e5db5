import type { ScheduledCall } from '@ringfence/contract/activity';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { listActivity } from './list-activity.ts';
import { listPeople } from './list-people.ts';
import { listScheduled } from './list-scheduled.ts';
import { findReach, listScheduledByZone, listScheduled as statement } from './queries/scheduled.ts';

const { database } = useTestDatabase();
const effects = { wakeRelay() {}, wakeSealing() {} };
const now = () => new Date('2026-11-15T12:00:00Z');
const later = (minutes: number) => new Date(now().getTime() + minutes * 60_000).toISOString();
let organization: TestOrganization;
beforeEach(async () => {
  organization = await addOrganization(database);
});

interface Wait {
  name: string;
  nextAt: string | null;
  notBefore?: string;
  attempts?: number;
  verdict?: 'defer';
}

const setWaits = testStatement(
  `with wait as (
     select wait.*, contact.organization_id, contact.id as contact_id
     from jsonb_to_recordset($3) as wait (name text, "nextAt" timestamptz, "notBefore" timestamptz,
       attempts int, verdict text)
     join contacts contact on contact.full_name = wait.name and contact.organization_id = $1
   ), decision as (
     insert into decisions (organization_id, campaign_id, contact_id, decided_at, verdict, until,
       reasons, zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version)
     select organization_id, $2, contact_id, now(), 'defer', "nextAt", '[]', '[]', 0, 0, '{}',
       sha256('facts'), 'test'
     from wait where verdict = 'defer' returning *
   )
   update targets set state = case when "nextAt" is null then 'planned' else 'waiting' end,
     next_at = "nextAt", not_before = "notBefore", attempts = coalesce(wait.attempts, 0),
     verdict = wait.verdict, decision_id = decision.id
   from wait left join decision on decision.contact_id = wait.contact_id
   where targets.organization_id = $1 and targets.campaign_id = $2
     and targets.contact_id = wait.contact_id`,
  {},
);

/** A running campaign in which these people wait. */
async function addWaits(waits: readonly Wait[], to = organization): Promise<string> {
  const people = waits.map(({ name }, index) => ({ name, e164: `+1312555010${index}` }));
  const { listId } = await addList(database, to, people);
  const campaignId = await addCampaign(database, to, listId, 3);
  await askSystem(database, setWaits, [to.organizationId, campaignId, JSON.stringify(waits)]);
  return campaignId;
}

const schedule = (scope: TenantScope = organization, limit = 50, cursor?: string) =>
  listScheduled({ database, now }, scope, { limit, cursor });
const namesOf = (calls: readonly ScheduledCall[]) => calls.map(({ contact }) => contact.fullName);

describe('scheduled calls', () => {
  it('are those who wait in running campaigns, soonest first', async () => {
    await addWaits([
      { name: 'Late', nextAt: later(90) },
      { name: 'Not judged', nextAt: null },
      { name: 'Due', nextAt: later(-5) },
    ]);
    await addWaits([{ name: 'Between', nextAt: later(30), attempts: 1 }]);
    const stopped = await addWaits([{ name: 'Stopped', nextAt: later(1) }]);
    await askSystem(
      database,
      testStatement(`update campaigns set state = 'paused' where id = $1`, {}),
      [stopped],
    );
    const { scheduled, nextCursor } = await schedule();
    expect(namesOf(scheduled)).toEqual(['Due', 'Between', 'Late']);
    expect(scheduled[1]).toMatchObject({
      organization: { id: organization.organizationId },
      phone: '+1 ••• ••• 0100',
      nextAt: later(30),
      attempt: 2,
    });
    expect(nextCursor).toBeNull();
  });

  it.each<[ScheduledCall['waitsFor'], string, Omit<Wait, 'name'>]>([
    ['turn', 'its time has come', { nextAt: later(0) }],
    ['turn', 'it was deferred until now', { nextAt: later(-1), verdict: 'defer' }],
    ['lawful_time', 'the law asks for later', { nextAt: later(60), verdict: 'defer' }],
    [
      'lawful_time',
      'the law asks for later than the retry rules',
      { nextAt: later(60), notBefore: later(30), attempts: 1, verdict: 'defer' },
    ],
    [
      'retry',
      'the retry rules ask for later than the law',
      { nextAt: later(60), notBefore: later(60), attempts: 1, verdict: 'defer' },
    ],
    ['retry', 'it was tried', { nextAt: later(60), notBefore: later(60), attempts: 1 }],
  ])('wait for: %s, where %s', async (waitsFor, _, wait) => {
    await addWaits([{ name: 'Ann', ...wait }]);
    expect((await schedule()).scheduled).toMatchObject([{ waitsFor }]);
  });

  it('come page by page, also where many have the same time', async () => {
    for (const name of ['One', 'Two', 'Three']) {
      await addWaits([
        { name: `${name} a`, nextAt: later(10) },
        { name: `${name} b`, nextAt: later(10) },
        { name: `${name} c`, nextAt: later(20) },
      ]);
    }
    const { scheduled: whole } = await schedule();
    expect(whole).toHaveLength(9);
    const walked: ScheduledCall[] = [];
    let cursor: string | undefined;
    do {
      const page = await schedule(organization, 2, cursor);
      walked.push(...page.scheduled);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(walked).toEqual(whole);
  });

  it('refuse a place that this list did not give', async () => {
    await expect(schedule(organization, 2, 'junk')).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });

  it('are read by the index that the dialer takes from, in every campaign', async () => {
    await addWaits([{ name: 'Ann', nextAt: later(10) }]);
    for (const [form, scope] of [
      [statement.within, organization],
      [statement.across, { ...organization, organizationId: null, isSuperAdministrator: true }],
    ] as const) {
      const explain = testStatement(`explain (costs off) ${form.text}`, { 'QUERY PLAN': 'text' });
      const plan = await database.asTenant(scope, async (transaction) => {
        await transaction.all(testStatement('set local enable_seqscan = off', {}));
        await transaction.all(testStatement('set local enable_bitmapscan = off', {}));
        const nobody = '01a1dd2e-e25f-7921-a55b-27832127b126';
        return transaction.all(explain, [
          later(0),
          nobody,
          nobody,
          3,
          '-infinity',
          'infinity',
          null,
          null,
        ]);
      });
      const text = plan.map((row) => row['QUERY PLAN']).join('\n');
      expect(text).toMatch(
        /Index Scan using targets_due on targets target(_1)?\n\s*Index Cond: .*ROW\(next_at, contact_id\)/,
      );
    }
  });

  it('of some zones are looked for between two places of the same index', async () => {
    await addWaits([{ name: 'Ann', nextAt: later(10) }]);
    const nobody = '01a1dd2e-e25f-7921-a55b-27832127b126';
    const begin = [later(0), nobody, nobody, 3, '-infinity', 'infinity', null, null];
    const wanted = [['UTC'], [later(0)], [later(60)], later(0), 'UTC', later(60), nobody, nobody];
    const [reach, rows] = await database.asTenant(organization, async (transaction) => {
      await transaction.all(testStatement('set local enable_seqscan = off', {}));
      await transaction.all(testStatement('set local enable_bitmapscan = off', {}));
      const explain = async ({ text }: { text: string }, values: readonly unknown[]) => {
        const asked = testStatement(`explain (costs off) ${text}`, { 'QUERY PLAN': 'text' });
        const plan = await transaction.all(asked, values);
        return plan.map((row) => row['QUERY PLAN']).join('\n');
      };
      return [
        await explain(findReach.within, [...begin, 20, 10]),
        await explain(listScheduledByZone.within, [...begin, ...wanted]),
      ];
    });
    expect(reach).toMatch(/Index Only Scan using targets_due .*\n\s*Index Cond: .*ROW\(/);
    const [, between] = rows.match(/Index Scan using targets_due .*\n\s*Index Cond: (.*)/) ?? [];
    expect(between).toContain('ROW(next_at, contact_id) > ');
    expect(between).toContain('ROW(next_at, contact_id) <= ');
  });
});

describe('recent activity', () => {
  const nameless = { userId: '', email: 'nameless@operator.example' };
  beforeAll(async () => {
    const [made] = await askSystem(
      database,
      testStatement(`insert into profiles (email) values ($1) returning id`, { id: 'uuid' }),
      [nameless.email],
    );
    nameless.userId = made?.id ?? '';
  });

  const act = (scope: TestOrganization & { isSuperAdministrator?: boolean }) =>
    database.asTenant(scope, (transaction) =>
      appendEntries(transaction, effects, [
        {
          organizationId: scope.organizationId,
          actor: { kind: 'profile', id: scope.userId },
          action: 'test.done',
        },
      ]),
    );
  const actorsOf = async (scope: TenantScope) => {
    const { entries } = await listActivity({ database }, scope, { limit: 10 });
    return entries.map(({ actor }) => actor);
  };

  it('names a super administrator who acted here, to its members too', async () => {
    const { userId } = await addOrganization(database);
    await act({ ...organization, userId, isSuperAdministrator: true });
    expect(await actorsOf(organization)).toEqual([
      { kind: 'super_administrator', id: userId, name: 'Ada Admin', apiKey: null },
    ]);
  });

  it('names the licence and the caller ID that something was done to', async () => {
    const [made] = await askSystem(
      database,
      testStatement(
        `with licence as (
           insert into licences (organization_id, region, number) values ($1, 'IL', '17-A')
           returning id
         ), caller_id as (
           insert into caller_ids (organization_id, e164, state)
           values ($1, '+13125550100', 'active') returning id
         )
         select licence.id as licence_id, caller_id.id as caller_id_id from licence, caller_id`,
        { licence_id: 'uuid', caller_id_id: 'uuid' },
      ),
      [organization.organizationId],
    );
    const subjects = [
      { kind: 'licence', id: made?.licence_id ?? '' },
      { kind: 'caller_id', id: made?.caller_id_id ?? '' },
    ];
    for (const subject of subjects) {
      await database.asTenant(organization, (transaction) =>
        appendEntries(transaction, effects, [
          {
            organizationId: organization.organizationId,
            actor: { kind: 'profile', id: organization.userId },
            action: 'test.done',
            subject,
          },
        ]),
      );
    }
    const { entries } = await listActivity({ database }, organization, { limit: 10 });
    expect(entries.map(({ subject }) => subject?.name)).toEqual(['+13125550100', 'IL 17-A']);
  });

  it('never tells the address of a super administrator', async () => {
    await act({ ...organization, userId: nameless.userId, isSuperAdministrator: true });
    const { entries } = await listActivity({ database }, organization, { limit: 10 });
    expect(entries).toMatchObject([{ actor: { kind: 'super_administrator', name: '' } }]);
    expect(JSON.stringify(entries)).not.toContain(nameless.email);
  });

  it('still names people who have left, and nobody who never did anything here', async () => {
    const other = await addOrganization(database);
    await askSystem(
      database,
      testStatement(
        `insert into user_organizations (organization_id, user_id) values ($1, $2)`,
        {},
      ),
      [organization.organizationId, other.userId],
    );
    await act({ ...organization, userId: other.userId });
    await askSystem(
      database,
      testStatement(
        `delete from user_organizations where organization_id = $1 and user_id = $2`,
        {},
      ),
      [organization.organizationId, other.userId],
    );
    expect(await actorsOf(organization)).toEqual([
      { kind: 'profile', id: other.userId, name: 'Ada Admin', apiKey: null },
    ]);
    const stranger = await addOrganization(database);
    const seen = await database.asTenant(organization, (transaction) =>
      transaction.all(testStatement('select id from profiles where id = $1', { id: 'uuid' }), [
        stranger.userId,
      ]),
    );
    expect(seen).toEqual([]);
  });
});

describe('the record, filtered', () => {
  const listId = '0197a000-0000-7000-8000-00000000000a';
  const write = (action: string, detail: Record<string, unknown>, subjectId = listId) =>
    database.asTenant(organization, (transaction) =>
      appendEntries(transaction, effects, [
        {
          organizationId: organization.organizationId,
          actor: { kind: 'profile', id: organization.userId },
          action,
          subject: { kind: 'list', id: subjectId },
          detail,
        },
      ]),
    );
  const ask = async (filter: Omit<Parameters<typeof listActivity>[2], 'limit'>) => {
    const { entries } = await listActivity({ database }, organization, { limit: 10, ...filter });
    return entries.map(({ action }) => action);
  };

  it('shows what one person, one kind or one object has to do with', async () => {
    const otherList = '0197a000-0000-7000-8000-00000000000b';
    await write('list.created', {});
    await write('list.renamed', { changed: ['name'] });
    await write('list.renamed', { changed: ['name'] }, otherList);
    expect(await ask({ action: 'list.created' })).toEqual(['list.created']);
    expect(await ask({ subjectId: otherList })).toEqual(['list.renamed']);
    expect(await ask({ subjectId: listId, action: 'list.renamed' })).toEqual(['list.renamed']);
    expect(await ask({ actorId: organization.userId })).toHaveLength(3);
    const { userId } = await addOrganization(database);
    expect(await ask({ actorId: userId })).toEqual([]);
  });

  it('shows what was done in a time, and nothing before or after it', async () => {
    await write('list.created', {});
    const past = new Date(Date.now() - 3_600_000).toISOString();
    const ahead = new Date(Date.now() + 3_600_000).toISOString();
    expect(await ask({ from: past, until: ahead })).toEqual(['list.created']);
    expect(await ask({ from: ahead })).toEqual([]);
    expect(await ask({ until: past })).toEqual([]);
  });

  it('tells what changed, and names everybody who did something', async () => {
    await write('list.renamed', { changed: ['name'] });
    const { entries } = await listActivity({ database }, organization, { limit: 1 });
    expect(entries[0]?.changes).toEqual([{ field: 'name', before: null, after: null }]);
    expect((await listPeople({ database }, organization)).people).toEqual([
      { id: organization.userId, name: 'Ada Admin' },
    ]);
  });
});
