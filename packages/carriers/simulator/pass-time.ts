import { type Call, isAnswered } from './call.ts';
import type { Verb } from './verb.ts';

/** Somebody put the phone down: the person, or the account through the API. */
export class HungUp extends Error {}

/** The account wants something else done on the call than what is being done. */
export class Interrupted extends Error {}

interface Arranged {
  atSeconds: number;
  happen(): Promise<void>;
}

/**
 * The time of one call, in its own seconds. It stands still while the application is asked, so that what a call
 * comes to does not depend on how fast the machine is.
 */
export class CallTime {
  readonly #call: Call;
  readonly #speed: number;
  readonly #ended: AbortSignal;
  readonly #arranged: Arranged[] = [];
  #interruption: readonly Verb[] | undefined;
  #wake: (() => void) | undefined;

  constructor(call: Call, speed: number, ended: AbortSignal) {
    this.#call = call;
    this.#speed = speed;
    this.#ended = ended;
    ended.addEventListener('abort', () => this.#wake?.(), { once: true });
  }

  /** Happens once the call has lasted so long since its answer. */
  arrange(atSeconds: number, happen: () => Promise<void>): void {
    this.#arranged.push({ atSeconds, happen });
    this.#arranged.sort((one, other) => one.atSeconds - other.atSeconds);
  }

  interrupt(verbs: readonly Verb[]): void {
    this.#interruption = verbs;
    this.#wake?.();
  }

  takeInterruption(): readonly Verb[] | undefined {
    const verbs = this.#interruption;
    this.#interruption = undefined;
    return verbs;
  }

  stopIfOver(): void {
    this.#ended.throwIfAborted();
    if (this.#interruption !== undefined) throw new Interrupted();
  }

  /** Lets seconds go by. Throws where the call ends or is interrupted meanwhile. */
  async pass(seconds: number): Promise<void> {
    for (let left = seconds; ; ) {
      this.stopIfOver();
      const [next] = isAnswered(this.#call) ? this.#arranged : [];
      const untilNext = Math.max((next?.atSeconds ?? Infinity) - this.#call.talkSeconds, 0);
      const patience = this.#countPatience();
      const spent = Math.min(left, untilNext, patience);
      await this.#hold(spent);
      left -= spent;
      if (next !== undefined && spent === untilNext) {
        this.#arranged.shift();
        await next.happen();
      } else if (left > 0) {
        throw new HungUp();
      } else {
        return;
      }
    }
  }

  /** How long the person still holds the line; nobody holds it before the call is answered. */
  #countPatience(): number {
    if (!isAnswered(this.#call)) return Infinity;
    return Math.max(this.#call.behaviour.persona.patienceSeconds - this.#call.talkSeconds, 0);
  }

  async #hold(seconds: number): Promise<void> {
    const begun = performance.now();
    if (seconds > 0) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, (seconds * 1000) / this.#speed).unref();
      this.#wake = resolve;
      await promise;
      this.#wake = undefined;
      clearTimeout(timer);
    }
    const isCut = this.#ended.aborted || this.#interruption !== undefined;
    const lived = ((performance.now() - begun) / 1000) * this.#speed;
    if (isAnswered(this.#call))
      this.#call.talkSeconds += isCut ? Math.min(lived, seconds) : seconds;
    if (isCut) this.stopIfOver();
  }
}
