import { setTimeout as wait } from 'node:timers/promises';
import type { ImportState } from '@ringfence/domain/imports/import-words';
import type { RefusalValues } from '@ringfence/domain/imports/refusals';
import type { Patience, Transaction } from '../../platform/database/database.ts';
import { isDatabaseLost, writeOnceBack } from '../../platform/database/lost-database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { isMemoryFull, isStorageFull, ProblemError } from '../../platform/http/problem.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { ReaderKilled } from './files/limits.ts';
import { type AskedStep, longestStepSeconds, stateBefore, type WorkState } from './import-steps.ts';
import { notifyAsker } from './notify-asker.ts';
import { StepProgress } from './progress/step-progress.ts';
import { endStep, isWanted, keepStep, lockStep, takeStep } from './queries/steps.ts';
import { putStepBack } from './queries/turns.ts';
import { refuseUpload } from './refuse-upload.ts';

export type StepServices = Pick<Services, 'database' | 'effects' | 'now' | 'log' | 'readFreeBytes'>;
export type TakenStep = RowOf<typeof takeStep.row>;

export interface Failure {
  code: string;
  /** In English; people read it in their language by `reason`, where there is one. */
  detail: string;
  reason?: string | undefined;
  values?: RefusalValues | undefined;
}

/** As it is kept; nothing where a step came to its end. */
export const writeFailure = (failure: Failure | undefined) => [
  failure?.code ?? null,
  failure?.detail ?? '',
  failure?.reason ?? null,
  JSON.stringify(failure?.values ?? {}),
];

/** A step of an upload while somebody works at it. */
export interface Step extends AskedStep {
  readonly state: WorkState;
  readonly taken: TakenStep;
  /** Aborted when the upload is cancelled. */
  readonly signal: AbortSignal;
  /** How far it is, which people see every moment. */
  readonly progress: StepProgress;
  /** Whether it waits for something, such as another upload that is being stored. */
  tellWaiting(isWaiting: boolean): void;
  /** One at a time for an upload, and only while the step is wanted. */
  transact<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** The last thing that is written; undone with the rest where the upload was cancelled meanwhile. */
  end(transaction: Transaction, state: ImportState, failure?: Failure): Promise<void>;
}

/** It is done or was cancelled: the worker stops, and nothing of it stays. */
class StepGone extends Error {
  override name = 'StepGone';
}

/** It cannot be done just now, by no fault of its own; nothing of it was done, and it is tried again later. */
export class StepBusy extends Error {
  override name = 'StepBusy';
}

/** So long what was busy is left alone. */
export const tryAgainMilliseconds = 500;

/** It has come to an end, good or bad; or it was busy, and waits again for somebody to take it up. */
export type StepOutcome = 'ended' | 'busy';

/** A step that takes the process down with it is not tried for ever. */
const mostTries = 5;
/** Once it may have been another's fault that the machine or the database had no memory or disk left. */
const mostKills = 2;
/** How often people see how far it is, and how soon it notices that it was cancelled. */
const beatMilliseconds = 500;

const keyOf = ({ organizationId, importId, step }: AskedStep, state: WorkState) => [
  organizationId,
  importId,
  step,
  state,
];

export async function publishImport(
  { effects }: Pick<Services, 'effects'>,
  transaction: Transaction,
  { organizationId, importId }: Pick<AskedStep, 'organizationId' | 'importId'>,
): Promise<void> {
  const event = { kind: 'imports_changed', importId } as const;
  await publishEvents(transaction, effects.wakeRelay, [{ organizationId, event }]);
}

/** Says every moment that the step is worked at, and how far it is; learns whether it is still wanted. */
function startBeat(services: StepServices, key: readonly unknown[], asked: AskedStep) {
  const gone = new AbortController();
  const progress = new StepProgress();
  let isWaiting = false;
  let published = '';
  let beating: Promise<void> = Promise.resolve();
  async function beat(): Promise<void> {
    const { done, total, ...pace } = progress.measure();
    const values = [done, total, isWaiting, JSON.stringify(pace)];
    const telling = JSON.stringify(values);
    const kept = await services.database.asSystem(async (transaction) => {
      const found = await transaction.first(keepStep, [...key, ...values]);
      if (found !== undefined && telling !== published) {
        await publishImport(services, transaction, asked);
        published = telling;
      }
      return found;
    });
    if (kept === undefined) gone.abort(new StepGone());
  }
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    beating = beat()
      // A beat that fails is followed by another; the work itself notices a lost database.
      .catch((error: unknown) =>
        services.log.warn({ error }, 'the progress of an upload was not published'),
      )
      .finally(() => {
        isBusy = false;
      });
  }, beatMilliseconds);
  return {
    signal: gone.signal,
    progress,
    tellWaiting(waits: boolean): void {
      isWaiting = waits;
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await beating;
    },
  };
}

/** Back to where it was asked from, with the reason: nothing is lost, and it can be asked for again. */
async function giveBack(
  services: StepServices,
  step: Pick<Step, 'taken' | 'state'> & AskedStep,
  to: ImportState,
  failure: Failure,
): Promise<void> {
  const write = async (transaction: Transaction): Promise<void> => {
    const values = [...keyOf(step, step.state), to, ...writeFailure(failure)];
    // It was cancelled at the same moment: the person who did so knows.
    if ((await transaction.first(endStep, values)) === undefined) return;
    await notifyAsker(services, transaction, step, 'import_failed');
    await publishImport(services, transaction, step);
  };
  // It may be the database itself that broke off.
  await writeOnceBack(() => services.database.asSystem(write));
}

function explain(error: unknown, { tries }: Pick<TakenStep, 'tries'>): Failure | undefined {
  if (error instanceof ProblemError) {
    return { code: error.code, detail: error.message, ...error.explanation };
  }
  if (error instanceof ReaderKilled && tries >= mostKills) {
    return explain(refuseUpload('file_unreadable', 'workbook_killed'), { tries });
  }
  if (isStorageFull(error)) return explain(refuseUpload('storage_full', 'disk_full'), { tries });
  if (isMemoryFull(error)) return explain(refuseUpload('memory_full', 'memory_full'), { tries });
  // One that comes back goes on with the step by itself; but not with one that ends it each time.
  if (isDatabaseLost(error) && tries >= mostKills) {
    return explain(refuseUpload('unavailable', 'database_lost', { times: tries }), { tries });
  }
  return undefined;
}

/** Takes a step up and does it, however often it is busy. */
export async function runStep(
  services: StepServices,
  state: WorkState,
  asked: AskedStep,
  work: (step: Step) => Promise<void>,
): Promise<void> {
  const key = keyOf(asked, state);
  const take = () => services.database.asSystem((transaction) => transaction.first(takeStep, key));
  for (let taken = await take(); taken !== undefined; taken = await take()) {
    if ((await runTaken(services, state, asked, taken, work)) === 'ended') return;
    await wait(tryAgainMilliseconds);
  }
}

/**
 * Does one step of an upload. It may be cut off anywhere and is then taken up again by the next worker
 * that is asked: everything a step writes, it writes in one transaction with the upload's new state.
 */
export async function runTaken(
  services: StepServices,
  state: WorkState,
  asked: AskedStep,
  taken: TakenStep,
  work: (step: Step) => Promise<void>,
): Promise<StepOutcome> {
  const key = keyOf(asked, state);
  const before =
    state === 'inspecting' && taken.inspection !== null ? 'matching' : stateBefore[state];
  if (taken.tries > mostTries) {
    const cutOff = refuseUpload('internal_error', 'step_cut_off', { times: mostTries });
    const failure = { code: cutOff.code, detail: cutOff.message, ...cutOff.explanation };
    await giveBack(services, { ...asked, state, taken }, before, failure);
    return 'ended';
  }
  const beat = startBeat(services, key, asked);
  const patience: Patience = {
    longestMilliseconds: longestStepSeconds * 1000,
    signal: beat.signal,
    copiesRows: state === 'checking' || state === 'storing',
  };
  try {
    await work({
      ...asked,
      state,
      taken,
      signal: beat.signal,
      progress: beat.progress,
      tellWaiting: beat.tellWaiting,
      transact: (part) =>
        services.database.asSystem(async (transaction) => {
          await transaction.all(lockStep, [asked.importId]);
          if ((await transaction.first(isWanted, key)) === undefined) throw new StepGone();
          return part(transaction);
        }, patience),
      async end(transaction, to, failure) {
        const values = [...key, to, ...writeFailure(failure)];
        if ((await transaction.first(endStep, values)) === undefined) throw new StepGone();
        if (failure !== undefined) {
          await notifyAsker(services, transaction, { ...asked, taken }, 'import_failed');
        }
        await publishImport(services, transaction, asked);
      },
    });
  } catch (error) {
    if (error instanceof StepGone || beat.signal.aborted) return 'ended';
    if (error instanceof StepBusy) {
      // A beat after it was put back would say that somebody works at it.
      await beat.stop();
      const values = [...key, taken.tries];
      await services.database.asSystem((transaction) => transaction.all(putStepBack, values));
      return 'busy';
    }
    const failure = explain(error, taken);
    if (failure === undefined) throw error;
    // Of a file that cannot be read nothing can be made; anything else can be tried again.
    const isUseless = before === 'uploading' && failure.code === 'file_unreadable';
    const to = isUseless ? 'failed' : before;
    await giveBack(services, { ...asked, state, taken }, to, failure);
  } finally {
    await beat.stop();
  }
  return 'ended';
}
