import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { importFile } from './import-file.ts';
import { doStep, listImportJobs } from './import-jobs.ts';
import { laneOf, stepJobs } from './import-steps.ts';
import { lockStoring } from './queries/steps.ts';
import { startUploads } from './testing/start-uploads.ts';

const { database } = useTestDatabase();
const uploads = startUploads(database, () => new Date('2026-06-10T16:00:00Z'));
const { services } = uploads;
const file = 'Reference,Name,Phone,Balance\nA1,Ann Lee,312-555-0101,5\n';
const timeout = 120_000;
const interval = 20;

const forget = testStatement(`update imports set state = 'cancelled'`, {});
beforeEach(async () => {
  await askSystem(database, forget);
  uploads.waiting.length = 0;
});

/** Does the work while an upload of each of the organizations is being stored, so to speak. */
function whileStoring<Result>(
  organizations: readonly TestOrganization[],
  work: () => Promise<Result>,
): Promise<Result> {
  const patience = { longestMilliseconds: timeout };
  return database.asSystem(async (transaction) => {
    for (const { organizationId } of organizations) {
      await transaction.all(lockStoring, [organizationId]);
    }
    return work();
  }, patience);
}

async function addChecked(): Promise<{ organization: TestOrganization; id: string }> {
  const organization = await addOrganization(database);
  const { id } = await uploads.check(organization, await uploads.inspect(organization, file));
  return { organization, id };
}

/** Asked for last, because whatever waits is done when a file is checked. */
async function askToStore({ organization, id }: Awaited<ReturnType<typeof addChecked>>) {
  await uploads.askToStore(organization, id);
  const next = uploads.waiting.pop();
  if (next === undefined) throw new Error('nothing waits');
  return next;
}

const triesOf = testStatement('select tries from imports where id = $1', { tries: 'int4' });

describe('while another upload of the organization is stored', { timeout }, () => {
  it('a step takes no turn from other organizations, and has not failed', async () => {
    const job = listImportJobs(services).find(({ name }) => name === stepJobs.storing.name);
    if (job === undefined) throw new Error('there is no such job');
    const held: Awaited<ReturnType<typeof addChecked>>[] = [];
    for (let turn = 0; turn < laneOf.storing.atOnce; turn += 1) held.push(await addChecked());
    const other = await addChecked();
    const untilShown = ({ organization, id }: typeof other, shown: object) =>
      vi.waitFor(async () => expect(await uploads.show(organization, id)).toMatchObject(shown), {
        timeout,
        interval,
      });
    const organizations = held.map(({ organization }) => organization);
    const running = await whileStoring(organizations, async () => {
      const workers: Promise<void>[] = [];
      // As many as a process has for them; each looks for its next step by itself.
      for (const one of held) workers.push(job.run((await askToStore(one)).asked));
      for (const one of held) await untilShown(one, { state: 'storing', waitsForTurn: true });
      await askToStore(other);
      await untilShown(other, { state: 'stored' });
      for (const one of held) {
        await untilShown(one, { state: 'storing', waitsForTurn: true });
        const [found] = await askSystem(database, triesOf, [one.id]);
        expect(found?.tries).toBeLessThanOrEqual(1);
      }
      return { workers };
    });
    await Promise.all(running.workers);
    for (const one of held) await untilShown(one, { state: 'stored' });
  });

  it('a step goes on being said to wait when it is taken up again', async () => {
    const checked = await addChecked();
    const { organization, id } = checked;
    const { state, asked } = await askToStore(checked);
    const show = () => uploads.show(organization, id);
    const running = await whileStoring([organization], async () => {
      const storing = doStep(services, state, asked);
      await vi.waitFor(async () => expect(await show()).toMatchObject({ waitsForTurn: true }), {
        timeout,
        interval,
      });
      const transactions = vi.spyOn(database, 'asSystem');
      // Several beats and tries, whichever of them is just under way.
      while (transactions.mock.calls.length < 20) {
        expect(await show()).toMatchObject({ waitsForTurn: true });
      }
      transactions.mockRestore();
      return { storing };
    });
    await running.storing;
    expect(await show()).toMatchObject({ state: 'stored', waitsForTurn: false });
  });

  it('a file that is sent whole waits for a minute, however long each try takes', async () => {
    const organization = await addOrganization(database);
    let tries = 0;
    const counting: Database = {
      ...database,
      asSystem: (work, patience) =>
        database.asSystem(
          (transaction) =>
            work({
              ...transaction,
              all(statement, values) {
                if (statement.name === lockStoring.name) tries += 1;
                return transaction.all(statement, values);
              },
            }),
          patience,
        ),
    };
    // As if each try took twenty seconds.
    const now = () => new Date(services.now().getTime() + tries * 20_000);
    const slow = { ...services, database: counting, now };
    const input = {
      file: new File([file], 'people.csv'),
      listName: 'March',
      obtainedHow: 'given_to_creditor',
      obtainedBy: 'First Bank',
      obtainedOn: '2026-01-02',
    } as const;
    const context = { scope: organization, headers: new Headers() };
    await whileStoring([organization], () =>
      expect(importFile(slow, context, input)).rejects.toMatchObject({
        code: 'too_many_requests',
        explanation: { reason: 'storing_busy' },
      }),
    );
    expect(tries).toBe(4);
  });
});
