import type { Call } from './call.ts';

/** The calls that are remembered: all that live, and the last that ended. */
export class CallBook {
  readonly #mostEnded: number;
  readonly #calls = new Map<string, Call>();
  /** The oldest first. */
  readonly #callsByNumber = new Map<string, Call[]>();
  /** In the order in which they ended, so that the oldest is at hand. */
  readonly #ended = new Set<Call>();

  constructor(mostEnded: number) {
    this.#mostEnded = mostEnded;
  }

  add(call: Call): void {
    this.#calls.set(call.id, call);
    const others = this.#callsByNumber.get(call.to);
    if (others === undefined) this.#callsByNumber.set(call.to, [call]);
    else others.push(call);
  }

  find(id: string): Call | undefined {
    return this.#calls.get(id);
  }

  countCallsTo(to: string): number {
    return this.#callsByNumber.get(to)?.length ?? 0;
  }

  /** Newest first. */
  listCallsTo(to: string): Call[] {
    return (this.#callsByNumber.get(to) ?? []).toReversed();
  }

  /** Newest first. */
  list(): Call[] {
    return [...this.#calls.values()].reverse();
  }

  markEnded(call: Call): void {
    this.#ended.add(call);
    if (this.#ended.size <= this.#mostEnded) return;
    const [oldest] = this.#ended;
    if (oldest !== undefined) this.#forget(oldest);
  }

  #forget(call: Call): void {
    this.#ended.delete(call);
    this.#calls.delete(call.id);
    const others = (this.#callsByNumber.get(call.to) ?? []).filter((other) => other !== call);
    if (others.length === 0) this.#callsByNumber.delete(call.to);
    else this.#callsByNumber.set(call.to, others);
  }
}
