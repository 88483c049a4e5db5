import type { Call } from './call.ts';

const keptMilliseconds = 60 * 60 * 1000;
const mostEndedCalls = 100_000;
const mostNumbers = 1_000_000;

/** The calls that the simulator remembers: all that live, and the ended ones for an hour. */
export class CallBook {
  readonly #calls = new Map<string, Call>();
  readonly #callsByNumber = new Map<string, Set<Call>>();
  /** How many calls a number ever had; the behaviour of the next one depends on it. */
  readonly #countByNumber = new Map<string, number>();
  /** In the order in which they ended, so that the oldest is at hand. */
  readonly #ended = new Set<Call>();

  countCallsTo(to: string): number {
    return this.#countByNumber.get(to) ?? 0;
  }

  add(call: Call): void {
    const { to } = call.request;
    this.#calls.set(call.sid, call);
    const others = this.#callsByNumber.get(to);
    if (others === undefined) this.#callsByNumber.set(to, new Set([call]));
    else others.add(call);
    this.#countByNumber.set(to, this.countCallsTo(to) + 1);
    if (this.#countByNumber.size > mostNumbers) {
      for (const oldest of this.#countByNumber.keys()) {
        this.#countByNumber.delete(oldest);
        break;
      }
    }
  }

  find(sid: string): Call | undefined {
    return this.#calls.get(sid);
  }

  /** Newest first. */
  list(to: string | undefined): Call[] {
    const calls = to === undefined ? this.#calls.values() : (this.#callsByNumber.get(to) ?? []);
    return [...calls].reverse();
  }

  markEnded(call: Call): void {
    this.#ended.add(call);
    const oldestKept = Date.now() - keptMilliseconds;
    for (const oldest of this.#ended) {
      const isOld = oldest.endedAt !== undefined && oldest.endedAt < oldestKept;
      if (!isOld && this.#ended.size <= mostEndedCalls) break;
      this.#forget(oldest);
    }
  }

  #forget(call: Call): void {
    this.#ended.delete(call);
    this.#calls.delete(call.sid);
    const { to } = call.request;
    const others = this.#callsByNumber.get(to);
    others?.delete(call);
    if (others?.size === 0) this.#callsByNumber.delete(to);
  }
}
