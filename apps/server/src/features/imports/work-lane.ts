import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { writeOnceBack } from '../../platform/database/lost-database.ts';
import { type AskedStep, type Lane, type WorkState, workStates } from './import-steps.ts';
import { takeStep } from './queries/steps.ts';
import { freeStep, listNext, lockTurns } from './queries/turns.ts';
import {
  publishImport,
  type StepOutcome,
  type StepServices,
  type TakenStep,
  tryAgainMilliseconds,
} from './run-step.ts';
import { TurnKeeper } from './take-turns.ts';

interface TakenTurn {
  state: WorkState;
  asked: AskedStep;
  taken: TakenStep;
}

type DoTaken = (turn: TakenTurn) => Promise<StepOutcome>;

const workState = z.enum(workStates);
/** What failed by no fault of the file, such as a database that was away, is not tried again at once. */
const pauseMilliseconds = 2_000;

/** The next step of the lane, by turns among the organizations; taken, so that nobody else does it. */
async function takeTurn(
  services: StepServices,
  { states, isWriting }: Lane,
  keeper: TurnKeeper,
): Promise<TakenTurn | 'gone' | undefined> {
  let begun: { organizationId: string } | undefined;
  try {
    return await services.database.asSystem(async (transaction) => {
      await transaction.all(lockTurns);
      const free = await transaction.all(listNext, [states, isWriting]);
      const waiting = free
        .toSorted((one, other) => one.since.getTime() - other.since.getTime())
        .map(({ organization_id, id, step, state }) => ({
          organizationId: organization_id,
          asked: { organizationId: organization_id, importId: id, step },
          state: workState.parse(state),
        }));
      const next = keeper.choose(waiting);
      if (next === undefined) return undefined;
      keeper.begin(next);
      begun = next;
      const { organizationId, asked, state } = next;
      const key = [organizationId, asked.importId, asked.step, state];
      const taken = await transaction.first(takeStep, key);
      if (taken === undefined) {
        keeper.end(next);
        begun = undefined;
        return 'gone';
      }
      await publishImport(services, transaction, asked);
      return { state, asked, taken };
    });
  } catch (error) {
    if (begun !== undefined) keeper.end(begun);
    throw error;
  }
}

async function doTurn(
  services: StepServices,
  turn: TakenTurn,
  doTaken: DoTaken,
): Promise<StepOutcome> {
  try {
    return await doTaken(turn);
  } catch (error) {
    await wait(pauseMilliseconds);
    const { organizationId, importId, step } = turn.asked;
    const key = [organizationId, importId, step, turn.state];
    await writeOnceBack(() =>
      services.database.asSystem((transaction) => transaction.all(freeStep, key)),
    );
    throw error;
  }
}

/**
 * Does what waits in a lane, one step after another, until nothing is left that this process may take. Steps
 * that wait because of those at work are found by them when they have done theirs.
 */
export function createLaneWorker(
  services: StepServices,
  lane: Lane,
  doTaken: DoTaken,
): () => Promise<void> {
  const keeper = new TurnKeeper(lane.atOnce);
  return async () => {
    for (;;) {
      const turn = await takeTurn(services, lane, keeper);
      if (turn === undefined) return;
      // It was cancelled at the same moment, and another may wait.
      if (turn === 'gone') continue;
      let outcome: StepOutcome;
      try {
        outcome = await doTurn(services, turn, doTaken);
      } finally {
        keeper.end(turn.asked);
      }
      // Without a turn: another organization may have it. It is this worker that looks for the step again.
      if (outcome === 'busy') await wait(tryAgainMilliseconds);
    }
  };
}
