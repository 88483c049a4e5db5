import { writeRefusal } from '@ringfence/domain/imports/refusals';
import * as z from 'zod';
import {
  implementJob,
  type Job,
  type JobDefinition,
  type JobSender,
} from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Services } from '../../services.ts';
import { checkRows } from './check-rows.ts';
import { type AskedStep, laneOf, stepJobs, type WorkState, workStates } from './import-steps.ts';
import { inspectUpload } from './inspect-upload.ts';
import { cancelOld, deleteFile, deleteFindings, listLeftovers } from './queries/clean.ts';
import { listSilent } from './queries/turns.ts';
import { publishImport, runStep, runTaken, type Step, type StepServices } from './run-step.ts';
import { storeImport } from './store-import.ts';
import { undoImport } from './undo-import.ts';
import { createLaneWorker } from './work-lane.ts';

type Work = (services: StepServices, step: Step) => Promise<void>;

const works: Readonly<Record<WorkState, Work>> = {
  inspecting: inspectUpload,
  checking: checkRows,
  storing: storeImport,
  undoing: undoImport,
};

/** Does a step that was asked for. Done twice, or too late, it changes nothing. */
export function doStep(services: StepServices, state: WorkState, asked: AskedStep): Promise<void> {
  return runStep(services, state, asked, (step) => works[state](services, step));
}

const daily = '40 3 * * *';
const abandonedMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** Goes on with what a worker that died has left, and with what no worker was asked for. */
export const sweepImports: JobDefinition<Record<never, never>> = {
  name: 'sweep-imports',
  payload: z.object({}),
  cron: '* * * * *',
  coalesce: true,
  longestSeconds: 60,
};

export const cleanImports: JobDefinition<Record<never, never>> = {
  name: 'clean-imports',
  payload: z.object({}),
  cron: daily,
  coalesce: true,
  longestSeconds: 60 * 60,
};

const workState = z.enum(workStates);

export async function askForSilent({
  database,
  askForStep,
}: Pick<Services, 'database' | 'askForStep'>): Promise<void> {
  const silent = await database.asSystem((transaction) => transaction.all(listSilent));
  for (const { organization_id, id, step, state } of silent) {
    askForStep(workState.parse(state), { organizationId: organization_id, importId: id, step });
  }
}

/** Cancels what nobody went on with, and deletes the files of whatever has ended. */
export async function deleteEndedFiles(
  services: Pick<Services, 'database' | 'effects' | 'now'>,
): Promise<void> {
  const { database, now } = services;
  const before = new Date(now().getTime() - abandonedMilliseconds);
  await database.asSystem(async (transaction) => {
    for (const gone of await transaction.all(cancelOld, [before, writeRefusal('abandoned')])) {
      const key = { organizationId: gone.organization_id, importId: gone.id };
      await publishImport(services, transaction, key);
    }
  });
  const leftovers = await database.asSystem((transaction) => transaction.all(listLeftovers));
  for (const { organization_id, import_id } of leftovers) {
    const key = [organization_id, import_id];
    await database.asSystem(
      async (transaction) => {
        await transaction.all(deleteFindings, key);
        await transaction.all(deleteFile, key);
      },
      { longestMilliseconds: cleanImports.longestSeconds * 1000 },
    );
  }
}

export type UploadAsking = Pick<Services, 'askForStep' | 'askForCleaning'>;

/** What could not be asked for is found by the sweep. */
export function askThrough(jobs: Promise<JobSender>, log: Log): UploadAsking {
  const send = <Payload extends object>(job: JobDefinition<Payload>, payload: Payload): void => {
    jobs
      .then((sender) => sender.send(job, payload))
      .catch((error: unknown) => log.error({ error }, 'nobody was asked to go on with an upload'));
  };
  return {
    askForStep: (state, asked) => send(stepJobs[state], asked),
    askForCleaning: () => send(cleanImports, {}),
  };
}

/** Everything that happens to uploads in the background. */
export function listImportJobs(services: StepServices & UploadAsking): Job[] {
  const workers = new Map(
    [...new Set(Object.values(laneOf))].map((lane) => [
      lane,
      createLaneWorker(services, lane, async ({ state, asked, taken }) => {
        const work = (step: Step) => works[state](services, step);
        const outcome = await runTaken(services, state, asked, taken, work);
        if (outcome === 'ended') services.askForCleaning();
        return outcome;
      }),
    ]),
  );
  return [
    ...workStates.map((state) =>
      implementJob(stepJobs[state], async () => workers.get(laneOf[state])?.()),
    ),
    implementJob(sweepImports, () => askForSilent(services)),
    implementJob(cleanImports, () => deleteEndedFiles(services)),
  ];
}
