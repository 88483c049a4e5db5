/** One thing that is done for the rows, such as a statement, and about how long it takes for each of them. */
export interface WorkPart {
  name: string;
  microsecondsPerRow: number;
}

/** Which part of the rows something is done for, from 0 to 1. */
export interface WorkSpan {
  from: number;
  to: number;
}

interface Running {
  part: { weight: number; done: number };
  span: WorkSpan;
  at: number;
}

const allRows: WorkSpan = { from: 0, to: 1 };
/** Up to here what runs is taken to keep to its time; from there on it slows down, and never arrives by itself. */
const keepsToTime = 0.6;
/** So long what was expected counts for more than what was measured. */
const priorMilliseconds = 500;
const [leastSlowness, mostSlowness] = [0.1, 20];

/** How much of what runs is done, by the share of the time that it should take. */
function moveOn(spent: number): number {
  if (spent <= keepsToTime) return spent;
  const rest = 1 - keepsToTime;
  return 1 - rest * Math.exp((keepsToTime - spent) / rest);
}

/**
 * How much of a phase is done, by the parts of it that have ended and by how long the one that runs should take on
 * this machine. Parts that nobody expected count nothing, and those that never came are over with the phase.
 */
export class WorkShare {
  readonly #parts: ReadonlyMap<string, { weight: number; done: number }>;
  readonly #weight: number;
  readonly #rows: number;
  readonly #isBatched: boolean;
  #span = allRows;
  #running: Running | undefined;
  #expectedMilliseconds = priorMilliseconds;
  #spentMilliseconds: number;
  #share = 0;

  /**
   * Where the work is batched, every part is done for some of the rows before the first is done for the next. How slow
   * the machine is may be known from an earlier phase.
   */
  constructor(parts: readonly WorkPart[], rows: number, isBatched: boolean, slowness = 1) {
    this.#parts = new Map(
      parts.map(({ name, microsecondsPerRow }) => [name, { weight: microsecondsPerRow, done: 0 }]),
    );
    this.#weight = parts.reduce((sum, { microsecondsPerRow }) => sum + microsecondsPerRow, 0);
    this.#rows = rows;
    this.#isBatched = isBatched;
    this.#spentMilliseconds = priorMilliseconds * slowness;
  }

  begin(name: string, at: number, span?: WorkSpan): void {
    if (span !== undefined && this.#isBatched) this.#beginBatch(span);
    const part = this.#parts.get(name);
    if (part === undefined) return;
    this.#running = { part, span: span ?? this.#span, at };
  }

  /** Whatever was not done for the rows of earlier batches is not done any more. */
  #beginBatch(span: WorkSpan): void {
    this.#span = span;
    for (const part of this.#parts.values()) part.done = Math.max(part.done, span.from);
  }

  end(name: string, at: number): void {
    const running = this.#running;
    if (running === undefined || running.part !== this.#parts.get(name)) return;
    this.#running = undefined;
    this.#expectedMilliseconds += this.#expect(running);
    this.#spentMilliseconds += Math.max(0, at - running.at);
    running.part.done = Math.max(running.part.done, running.span.to);
  }

  #expect({ part, span }: Running): number {
    return (part.weight * this.#rows * (span.to - span.from)) / 1000;
  }

  /** How much longer everything takes than expected. */
  get slowness(): number {
    const measured = this.#spentMilliseconds / this.#expectedMilliseconds;
    return Math.min(mostSlowness, Math.max(leastSlowness, measured));
  }

  /** From 0 to 1, and never less than before. */
  share(at: number): number {
    if (this.#weight === 0) return 0;
    let done = 0;
    for (const part of this.#parts.values()) done += part.weight * part.done;
    if (this.#running !== undefined) {
      const { part, span } = this.#running;
      const milliseconds = this.#expect(this.#running) * this.slowness;
      const spent = milliseconds === 0 ? 0 : Math.max(0, at - this.#running.at) / milliseconds;
      const reached = span.from + (span.to - span.from) * moveOn(spent);
      done += part.weight * Math.max(0, reached - part.done);
    }
    this.#share = Math.min(1, Math.max(this.#share, done / this.#weight));
    return this.#share;
  }
}
