import type { ImportSummary } from '@ringfence/contract/imports';
import type { ImportPhase } from '@ringfence/domain/imports/import-words';
import {
  addSample,
  type Pace,
  readPace,
  roundCalmly,
  unmeasuredPace,
} from '@ringfence/domain/imports/measure-pace';
import { WorkShare, type WorkSpan } from '@ringfence/domain/imports/share-of-work';
import type { Transaction } from '../../../platform/database/database.ts';
import { followStatements } from './follow-statements.ts';
import type { PlannedPhase } from './plan-work.ts';

export type Progress = ImportSummary['progress'];

const nothingSaid: Progress = {
  done: 0,
  total: 0,
  phase: null,
  rows: null,
  rowsPerSecond: null,
  secondsLeft: null,
};

/** What the whole of a step counts as. */
const wholeStep = 10_000;
/** It is over when it has ended, and not before. */
const mostShare = 0.995;

/** In these people see how many rows are done; the others look at all of them several times. */
const countsRows: Readonly<Record<ImportPhase, boolean>> = {
  reading: true,
  comparing: false,
  storing: true,
  undoing: true,
  finishing: false,
};

interface PlacedPhase extends PlannedPhase {
  weight: number;
}

/**
 * How far a step is: its phases follow each other as planned, each with the share of the time that it should take.
 * It never goes back: where a step turns out to need more, what is left of the whole is shared out again.
 */
export class StepProgress {
  readonly #ticks: () => number;
  #phases: PlacedPhase[] = [];
  #index = -1;
  /** What was done when it was planned. */
  #base = 0;
  #share = 0;
  #work: WorkShare | undefined;
  #rows: NonNullable<Progress['rows']> | null = null;
  #pace: Pace = unmeasuredPace;

  /** The counter answers milliseconds and only runs forward. */
  constructor(ticks: () => number = () => performance.now()) {
    this.#ticks = ticks;
  }

  plan(phases: readonly PlannedPhase[]): void {
    this.#base = this.#measureShare();
    this.#phases = phases.map((planned) => ({
      ...planned,
      weight: planned.parts.reduce((sum, { microsecondsPerRow }) => sum + microsecondsPerRow, 0),
    }));
    this.#index = -1;
    this.#work = undefined;
    this.#rows = null;
  }

  /** Phases that are passed over are done. */
  enter(phase: ImportPhase, rows = 0): void {
    const index = this.#phases.findIndex((planned) => planned.phase === phase);
    const planned = this.#phases[index];
    if (planned === undefined || index <= this.#index) return;
    this.#index = index;
    this.#work =
      phase === 'reading'
        ? undefined
        : new WorkShare(planned.parts, rows, planned.isBatched ?? false, this.#work?.slowness);
    const isCounted = countsRows[phase] && rows > 0;
    this.#rows = isCounted ? { done: 0, total: rows, isTotalExact: true } : null;
  }

  /** How many rows of the file have been read, and of how many by what they have taken of it so far. */
  read(done: number, estimated: number | null): void {
    if (this.#phases[this.#index]?.phase !== 'reading' || estimated === null) return;
    const total = Math.max(done, roundCalmly(estimated));
    this.#rows = { done, total, isTotalExact: false };
  }

  begin(name: string, span?: WorkSpan): void {
    this.#work?.begin(name, this.#ticks(), span);
  }

  end(name: string): void {
    this.#work?.end(name, this.#ticks());
  }

  /** The same transaction, whose statements move the phase. */
  follow(transaction: Transaction): Transaction {
    return followStatements(transaction, this);
  }

  #measurePhase(): number {
    if (this.#work !== undefined) return this.#work.share(this.#ticks());
    return this.#rows === null || this.#rows.total === 0 ? 0 : this.#rows.done / this.#rows.total;
  }

  #measureShare(): number {
    const whole = this.#phases.reduce((sum, { weight }) => sum + weight, 0);
    const planned = this.#phases[this.#index];
    if (planned === undefined || whole === 0) return this.#share;
    const before = this.#phases.slice(0, this.#index).reduce((sum, { weight }) => sum + weight, 0);
    const share = (before + planned.weight * this.#measurePhase()) / whole;
    const moved = this.#base + (1 - this.#base) * share;
    this.#share = Math.min(mostShare, Math.max(this.#share, moved));
    return this.#share;
  }

  /** What is said of it now; asked for about every half second. */
  measure(): Progress {
    const phase = this.#phases[this.#index]?.phase;
    const share = this.#measureShare();
    if (phase === undefined) {
      if (share === 0) return nothingSaid;
      return { ...nothingSaid, done: Math.floor(share * wholeStep), total: wholeStep };
    }
    if (this.#work !== undefined && this.#rows !== null) {
      this.#rows.done = Math.floor(this.#measurePhase() * this.#rows.total);
    }
    const at = this.#ticks();
    this.#pace = addSample(this.#pace, { at, share, phase, rows: this.#rows?.done ?? 0 });
    return {
      done: Math.floor(share * wholeStep),
      total: wholeStep,
      phase,
      rows: this.#rows === null ? null : { ...this.#rows },
      ...readPace(this.#pace),
    };
  }
}
