import type { Transaction } from '../database/database.ts';
import { readClock } from '../database/queries.ts';
import type { Log } from '../log/log.ts';
import { startWatch } from './start-watch.ts';

/** A worker whose clock is further off than this places no calls. */
const mostMilliseconds = 2_000;
/** Once it was off, it has to be this near: a clock at the edge would come and go. */
const rightMilliseconds = 1_000;

export interface ClockState {
  isOff: boolean;
  /** How far this machine's clock was ahead of the database's when they were last compared. */
  millisecondsAhead: number;
}

/** The database's clock, which all processes share, and this machine's, compared with every reading. */
export interface TrustedClock {
  /** This machine's time, set right by the last comparison where it is off. */
  now(): Date;
  /** The database's time. */
  read(transaction: Transaction): Promise<Date>;
  /** The same for calling by it: nothing unless this machine's clock is proven to be right. */
  readToCall(transaction: Transaction): Promise<Date | undefined>;
  state(): ClockState;
  /** How long ago the clocks were compared, for whatever reason. */
  millisecondsSinceCompared(): number;
}

export interface ClockSources {
  readMachineTime(): Date;
  readDatabaseTime(transaction: Transaction): Promise<Date>;
  log: Pick<Log, 'error' | 'info'>;
}

export async function readDatabaseTime(transaction: Transaction): Promise<Date> {
  const read = await transaction.first(readClock);
  if (read === undefined) throw new Error('the database has no clock');
  return read.now;
}

/**
 * Calls go by the time of day, and a machine's clock can jump while it runs. So both clocks are read in the
 * very transaction that decides by them, and there is no gap between two checks.
 */
export function createTrustedClock({ log, ...sources }: ClockSources): TrustedClock {
  const state: ClockState = { isOff: false, millisecondsAhead: 0 };
  let comparedAt = Number.NEGATIVE_INFINITY;

  function settle(isOff: boolean): void {
    if (state.isOff === isOff) return;
    state.isOff = isOff;
    const secondsAhead = Math.round(state.millisecondsAhead / 1000);
    if (isOff) log.error({ secondsAhead }, 'the clock is off the database’s: no calls are placed');
    else log.info({ secondsAhead }, 'the clock is right again: calls go on');
  }

  async function compare(transaction: Transaction): Promise<{ at: Date; isProven: boolean }> {
    const watch = startWatch(sources.readMachineTime);
    const at = await sources.readDatabaseTime(transaction);
    const trip = watch();
    comparedAt = performance.now();
    // The database read its clock at some moment of the trip: the truth lies between the two.
    const most = sources.readMachineTime().getTime() - at.getTime();
    const least = most - trip;
    const limit = state.isOff ? rightMilliseconds : mostMilliseconds;
    const isOff = least > limit || most < -limit;
    const isProven = most <= limit && least >= -limit;
    if (isOff || isProven) {
      state.millisecondsAhead = (most + least) / 2;
      settle(isOff);
    }
    return { at, isProven };
  }

  return {
    now() {
      const machine = sources.readMachineTime();
      return state.isOff ? new Date(machine.getTime() - state.millisecondsAhead) : machine;
    },
    read: async (transaction) => (await compare(transaction)).at,
    async readToCall(transaction) {
      const { at, isProven } = await compare(transaction);
      return isProven ? at : undefined;
    },
    state: () => ({ ...state }),
    millisecondsSinceCompared: () => performance.now() - comparedAt,
  };
}
