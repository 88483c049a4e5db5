import { beforeEach, describe, expect, it } from 'vitest';
import { readActivity } from '../../auth/testing/start-auth.ts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import { sealEntries } from '../../platform/activity/seal-entries.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import {
  addCalledPerson,
  addPlacedCall,
  type CalledPerson,
} from '../../testing/add-placed-calls.ts';
import { useTimelessDatabase } from '../../testing/moved-clock.ts';
import { tamper } from '../../testing/tamper.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { auditAsked, auditEveryOrganization } from './audit-jobs.ts';
import { runAudit } from './run-audit.ts';
import { listAudits, showAudit } from './show-audits.ts';
import { startAudit } from './start-audit.ts';

const { database, connectionString } = useTimelessDatabase();
const effects = { wakeRelay() {}, wakeSealing() {} };
let moment = new Date('2026-07-01T12:00:00Z');
const services = { database, effects, now: () => moment };
const minuteMilliseconds = 60_000;
const dayMilliseconds = 24 * 60 * minuteMilliseconds;

let organization: TestOrganization;
let ann: CalledPerson;
beforeEach(async () => {
  moment = new Date('2026-07-01T12:00:00Z');
  organization = await addOrganization(database);
  ann = await addCalledPerson(database, organization);
});

const pass = (milliseconds: number) => {
  moment = new Date(moment.getTime() + milliseconds);
};
const audit = () =>
  runAudit(services, { organizationId: organization.organizationId, cause: 'command' });
const list = async () => (await listAudits(services, organization, { limit: 50 })).audits;
const callUnlawfully = (day: number) =>
  addPlacedCall(database, ann, { at: `2026-06-${day}T03:00:00Z` });

const listNotices = async () =>
  askSystem(
    database,
    testStatement(
      `select figures, subject_id from notifications
       where kind = 'audit_found' and organization_id = $1 and user_id = $2 order by id`,
      { figures: 'jsonb', subject_id: 'uuid?' },
    ),
    [organization.organizationId, organization.userId],
  );

describe('what an audit found', () => {
  it('is kept with its counts, and shown page by page', async () => {
    const calls = [await callUnlawfully(12), await callUnlawfully(20)];
    await addPlacedCall(database, ann, { at: '2026-06-29T16:00:00Z' });
    await audit();
    const [kept] = await list();
    expect(kept).toMatchObject({
      cause: 'command',
      state: 'finished',
      startedAt: moment.toISOString(),
      finishedAt: moment.toISOString(),
      calls: 3,
      decisions: 3,
      violations: 2,
      chainFaults: 0,
    });
    const auditId = kept?.id ?? '';
    const first = await showAudit(services, organization, { auditId, limit: 1 });
    expect(first.audit).toEqual(kept);
    expect(first.findings).toMatchObject([
      { position: 1, kind: 'violation', code: 'WINDOW_CLOSED', callId: calls[0] },
    ]);
    const cursor = first.nextCursor ?? '';
    const second = await showAudit(services, organization, { auditId, limit: 1, cursor });
    expect(second.findings).toMatchObject([{ position: 2, callId: calls[1] }]);
    expect(second.nextCursor).toBeNull();
  });

  it('holds no name and no number of anybody', async () => {
    await callUnlawfully(12);
    await audit();
    const [kept] = await list();
    const shown = await showAudit(services, organization, { auditId: kept?.id ?? '', limit: 9 });
    expect(shown.findings).toHaveLength(1);
    expect(JSON.stringify(shown.findings)).not.toMatch(/Ann|312555/);
  });

  it('is not to be seen by another organization', async () => {
    await audit();
    const [kept] = await list();
    const stranger = await addOrganization(database);
    expect((await listAudits(services, stranger, { limit: 50 })).audits).toEqual([]);
    const shown = showAudit(services, stranger, { auditId: kept?.id ?? '', limit: 9 });
    await expect(shown).rejects.toMatchObject({ code: 'not_found' });
  });

  it('reaches the admins once, and nobody is notified where all is well', async () => {
    await audit();
    expect(await listNotices()).toEqual([]);
    await callUnlawfully(12);
    await audit();
    await audit();
    expect(await listNotices()).toEqual([
      { figures: { violations: 1, chainFaults: 0 }, subject_id: organization.organizationId },
    ]);
    await callUnlawfully(20);
    await audit();
    expect(await listNotices()).toHaveLength(2);
  });

  it('does not notify the person who asked for it, and looks at it', async () => {
    await callUnlawfully(12);
    const { organizationId, userId } = organization;
    await auditAsked(services, { organizationId, askedBy: userId });
    expect(await listNotices()).toEqual([]);
    expect(await list()).toMatchObject([{ cause: 'asked', violations: 1 }]);
  });

  it('refreshes the screens when it begins and when it ends', async () => {
    await audit();
    const events = await askSystem(
      database,
      testStatement(
        `select count(*) as events from live_events
         where organization_id = $1 and event->>'kind' = 'audits_changed'`,
        { events: 'int8' },
      ),
      [organization.organizationId],
    );
    expect(events).toEqual([{ events: 2 }]);
  });
});

describe('the activity record', () => {
  const organizationId = () => organization.organizationId;
  const append = async (count: number) => {
    await database.asSystem((transaction) =>
      appendEntries(
        transaction,
        effects,
        Array.from({ length: count }, () => ({
          organizationId: organizationId(),
          actor: { kind: 'system' as const },
          action: 'test.happened',
        })),
      ),
    );
    await sealEntries(database, () => {});
  };
  const change = (...statements: string[]) =>
    tamper(connectionString, ['activity_entries', 'activity_seals'], ...statements);
  const findFaults = async () => {
    const { auditId } = await audit();
    return (await showAudit(services, organization, { auditId, limit: 50 })).findings;
  };

  it('is verified with the calls: an entry that was changed is named', async () => {
    await append(3);
    expect(await audit()).toMatchObject({ chainEntries: 3, chainFaults: 0 });
    await change(
      `update activity_entries set action = 'test.other' where organization_id =
         '${organizationId()}' and id = (select entry_id from activity_seals
           where organization_id = '${organizationId()}' and position = 2)`,
    );
    expect(await findFaults()).toMatchObject([
      { kind: 'chain', code: 'changed', entryId: expect.any(String), detail: 'position 2' },
    ]);
  });

  it('cannot be cut off behind what an earlier audit saw of it', async () => {
    await append(3);
    expect(await audit()).toMatchObject({ chainEntries: 3, chainFaults: 0 });
    await change(
      `delete from activity_seals where organization_id = '${organizationId()}' and position = 3`,
      `delete from activity_entries entry where organization_id = '${organizationId()}'
         and not exists (select from activity_seals seal where seal.entry_id = entry.id)`,
    );
    expect(await findFaults()).toMatchObject([
      { kind: 'chain', code: 'cut_off', detail: 'position 3' },
    ]);
  });
});

describe('asking for an audit', () => {
  it('is written down, and left to a job', async () => {
    const asked: object[] = [];
    const askForAudit = async (order: object) => void asked.push(order);
    await startAudit({ ...services, askForAudit }, organization);
    const { organizationId, userId } = organization;
    expect(asked).toEqual([{ organizationId, askedBy: userId }]);
    expect(await readActivity(database, organizationId)).toMatchObject([
      { action: 'audit.asked', actor_id: userId },
    ]);
    expect(await list()).toEqual([]);
  });
});

describe('an audit that was cut off', () => {
  it('is shown as such, and the next one runs', async () => {
    await askSystem(
      database,
      testStatement(
        `insert into audits (organization_id, cause, started_at, heard_at) values ($1, 'nightly', $2, $2)`,
        {},
      ),
      [organization.organizationId, moment],
    );
    pass(15 * minuteMilliseconds);
    expect(await list()).toMatchObject([{ state: 'running', finishedAt: null }]);
    pass(1);
    expect(await list()).toMatchObject([{ state: 'cut_off', finishedAt: null }]);
    await audit();
    expect(await list()).toMatchObject([{ state: 'finished' }, { state: 'cut_off' }]);
  });
});

describe('every night', () => {
  const countNightly = async () =>
    (await list()).filter(({ cause, state }) => cause === 'nightly' && state === 'finished').length;

  it('each organization is audited once, however often the job runs', async () => {
    await auditEveryOrganization(services);
    pass(60 * minuteMilliseconds);
    await auditEveryOrganization(services);
    expect(await countNightly()).toBe(1);
    pass(dayMilliseconds);
    await auditEveryOrganization(services);
    expect(await countNightly()).toBe(2);
  });

  it('audits go after ninety days, those that found something after three years', async () => {
    await auditEveryOrganization(services);
    await callUnlawfully(12);
    await audit();
    pass(90 * dayMilliseconds);
    await auditEveryOrganization(services);
    expect(await list()).toMatchObject([
      { cause: 'nightly' },
      { violations: 1 },
      { violations: 0 },
    ]);
    pass(1);
    await auditEveryOrganization(services);
    expect(await list()).toMatchObject([{ cause: 'nightly' }, { violations: 1 }]);
    pass(3 * 366 * dayMilliseconds);
    await auditEveryOrganization(services);
    expect(await list()).toMatchObject([{ cause: 'nightly' }]);
  });
});
