import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { killEveryProcess, serve } from '../../testing/serve-process.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { doStep } from './import-jobs.ts';
import { startUploads } from './testing/start-uploads.ts';
import type { DeathPoint, Order } from './testing/work-and-die.ts';

const { database, connectionString } = useTestDatabase();
const now = new Date('2026-06-10T16:00:00Z');
const uploads = startUploads(database, () => now);
const entry = fileURLToPath(new URL('./testing/work-and-die.ts', import.meta.url));
let organization: TestOrganization;
beforeEach(async () => {
  organization = await addOrganization(database);
  uploads.waiting.length = 0;
});
afterAll(killEveryProcess);

/** Far longer than a slow machine needs: each starts processes that load the whole server. */
const longest = 180_000;
const untilNoticed = { timeout: 60_000, interval: 50 };

/** Enough for the rows to come in several parts, some of them rejected. */
const count = 3_000;
const file = ['Reference,Name,Phone,Balance']
  .concat(
    Array.from({ length: count }, (_, index) => {
      const line = String(index).padStart(4, '0');
      return `R${index},Person ${index},${index % 100 === 0 ? '' : `312-555-${line}`},${index}.25`;
    }),
  )
  .join('\n');
const good = count - count / 100;

/** Everything that is stored of an organization, without the ids that differ from run to run. */
const digest = testStatement(
  `select
     (select count(*) from contacts where organization_id = $1) as contacts,
     (select count(*) from list_contacts where organization_id = $1) as members,
     (select count(*) from lists where organization_id = $1) as lists,
     (select count(*) from import_rejections where organization_id = $1) as rejections,
     (select count(*) from contact_summaries where organization_id = $1) as summaries,
     (select coalesce(md5(string_agg(concat_ws('|', contact.external_reference, contact.full_name,
          phone.e164, debt.reference, debt.balance_minor, consent.obtained_by), ','
          order by contact.external_reference)), '')
      from contacts contact
      join phones phone on phone.contact_id = contact.id
      join debts debt on debt.contact_id = contact.id
      join consents consent on consent.contact_id = contact.id
      where contact.organization_id = $1) as content`,
  {
    contacts: 'int8',
    members: 'int8',
    lists: 'int8',
    rejections: 'int8',
    summaries: 'int8',
    content: 'text',
  },
);
const look = async (of = organization) =>
  (await askSystem(database, digest, [of.organizationId]))[0];

/** What an upload that nobody disturbed comes to. */
async function runUndisturbed() {
  const control = await addOrganization(database);
  const { id } = await uploads.check(control, await uploads.inspect(control, file));
  await uploads.store(control, id);
  return look(control);
}

/** A worker takes the waiting step up and is killed with -9 at the point. */
async function workAndDie(point: DeathPoint): Promise<Order> {
  const next = uploads.waiting.shift();
  if (next === undefined) throw new Error('nothing waits');
  const order = { connectionString, ...next, point, now: now.toISOString() };
  const child = spawn(process.execPath, [entry, JSON.stringify(order)], { stdio: 'inherit' });
  const signal = await new Promise((resolve) => child.once('close', (_, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');
  return order;
}

/** Another worker takes up what is left, as the queue or the sweep asks it to. */
const goOn = ({ state, asked }: Order) => doStep(uploads.services, state, asked);

const end = 'imports.end_step';
const points = {
  inspecting: [
    { statement: 'imports.keep_inspection', when: 'before' },
    { statement: end, when: 'after' },
    { statement: end, when: 'committed' },
  ],
  checking: [
    { statement: 'imports.delete_readings', when: 'amid' },
    { statement: 'imports.keep_findings', when: 'before' },
    { statement: end, when: 'after' },
    { statement: end, when: 'committed' },
  ],
  storing: [
    { statement: 'imports.lock_storing', when: 'after' },
    { statement: 'imports.insert_list', when: 'after' },
    { statement: 'imports.keep_findings', when: 'before' },
    { statement: end, when: 'after' },
    { statement: end, when: 'committed' },
  ],
  undoing: [
    { statement: 'imports.mark_undone', when: 'before' },
    { statement: end, when: 'after' },
    { statement: end, when: 'committed' },
  ],
} satisfies Record<string, DeathPoint[]>;

describe('a worker that is killed while it', () => {
  it.each(points.inspecting)(
    'looks at a file ($when $statement) loses nothing',
    { timeout: longest },
    async (point) => {
      const importId = await uploads.send(organization, file);
      await uploads.askToInspect(organization, importId);
      const order = await workAndDie(point);
      const isDone = point.when === 'committed';
      expect(await uploads.show(organization, importId)).toMatchObject({
        state: isDone ? 'matching' : 'inspecting',
      });
      await goOn(order);
      expect(await uploads.show(organization, importId)).toMatchObject({ state: 'matching' });
    },
  );

  it.each(points.checking)(
    'checks a file ($when $statement) leaves no row',
    { timeout: longest },
    async (point) => {
      const inspected = await uploads.inspect(organization, file);
      await uploads.askToCheck(organization, inspected);
      const order = await workAndDie(point);
      const isDone = point.when === 'committed';
      expect(await uploads.show(organization, inspected.id)).toMatchObject({
        state: isDone ? 'checked' : 'checking',
      });
      expect(await look()).toMatchObject({
        contacts: 0,
        lists: 0,
        rejections: isDone ? count - good : 0,
      });
      await goOn(order);
      expect(await uploads.show(organization, inspected.id)).toMatchObject({
        state: 'checked',
        findings: { rows: count, added: good, rejected: count - good },
      });
    },
  );

  it.each(points.storing)(
    'stores a file ($when $statement) has stored nothing, or all of it',
    { timeout: longest },
    async (point) => {
      const { id } = await uploads.check(organization, await uploads.inspect(organization, file));
      await uploads.askToStore(organization, id);
      const order = await workAndDie(point);
      const isDone = point.when === 'committed';
      // What the dead worker had begun is undone once the database has noticed.
      await vi.waitFor(async () => {
        expect(await look()).toMatchObject(
          isDone ? { contacts: good, lists: 1 } : { contacts: 0, lists: 0, summaries: 0 },
        );
      }, untilNoticed);
      await goOn(order);
      expect(await uploads.show(organization, id)).toMatchObject({ state: 'stored', added: good });
      expect(await look()).toEqual(await runUndisturbed());
    },
  );

  it.each(points.undoing)(
    'undoes an upload ($when $statement) has undone nothing, or all of it',
    { timeout: longest },
    async (point) => {
      const { id } = await uploads.check(organization, await uploads.inspect(organization, file));
      await uploads.store(organization, id);
      const whole = await look();
      await uploads.askToUndo(organization, id);
      const order = await workAndDie(point);
      if (point.when === 'committed') expect(await look()).toMatchObject({ contacts: 0 });
      else expect(await look()).toEqual(whole);
      await goOn(order);
      expect(await uploads.show(organization, id)).toMatchObject({ state: 'undone' });
      expect(await look()).toMatchObject({ contacts: 0, members: 0, summaries: 0, content: '' });
    },
  );
});

describe('a worker process that is killed while it stores', () => {
  const silence = testStatement(
    `update imports set heard_at = clock_timestamp() - interval '11 seconds' where id = $1`,
    {},
  );
  const startWorker = () =>
    serve({ DATABASE_URL: connectionString, RINGFENCE_ROLES: 'worker', LOG_LEVEL: 'info' });
  const stateOf = async (importId: string) => (await uploads.show(organization, importId)).state;
  const triesOf = testStatement('select tries from imports where id = $1', { tries: 'int4' });

  it('is followed by another, which stores each row once', { timeout: 2 * longest }, async () => {
    const { id } = await uploads.check(organization, await uploads.inspect(organization, file));
    await uploads.askToStore(organization, id);
    // Nobody was asked: the sweep of the first worker finds it.
    await askSystem(database, silence, [id]);
    const first = await startWorker();
    await vi.waitFor(
      async () => {
        const [found] = await askSystem(database, triesOf, [id]);
        expect(found?.tries).toBeGreaterThan(0);
      },
      { timeout: 60_000, interval: 1 },
    );
    first.child.kill('SIGKILL');
    await first.exitCode;
    if ((await stateOf(id)) === 'storing') expect(await look()).toMatchObject({ contacts: 0 });
    await askSystem(database, silence, [id]);
    const second = await startWorker();
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('stored'), {
      timeout: longest,
      interval: 100,
    });
    second.child.kill('SIGTERM');
    await second.exitCode;
    expect(await look()).toEqual(await runUndisturbed());
  });
});
