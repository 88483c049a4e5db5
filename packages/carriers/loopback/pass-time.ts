import type { FlowStep } from '@ringfence/domain/callflow/flow-step';

/** Thrown where a call ends before its time: somebody hung up, or it was taken back. */
export class CutOff extends Error {}

/** Thrown where something else is to be said than what is being said. */
export class BrokenOff extends Error {}

/** The time of one call. */
export class CallTime {
  readonly #speed: number;
  #isCut = false;
  #instead: FlowStep | undefined;
  #wake: (() => void) | undefined;

  constructor(speed: number) {
    this.#speed = speed;
  }

  cut(): void {
    this.#isCut = true;
    this.#wake?.();
  }

  breakOff(instead: FlowStep): void {
    this.#instead = instead;
    this.#wake?.();
  }

  /** What is to be said instead, once. */
  takeInstead(): FlowStep | undefined {
    const step = this.#instead;
    this.#instead = undefined;
    return step;
  }

  /** Lets seconds of the call go by, and says how many did: fewer where it was cut or broken off. */
  async pass(seconds: number): Promise<number> {
    if (this.#isOver()) return 0;
    const begun = performance.now();
    if (seconds > 0) await this.#hold((seconds * 1000) / this.#speed);
    if (!this.#isOver()) return seconds;
    return Math.min(((performance.now() - begun) / 1000) * this.#speed, seconds);
  }

  /** Waits for the application in real time. Undefined where it took too long. */
  async waitFor<Answer>(
    answer: Promise<Answer>,
    milliseconds: number,
  ): Promise<Answer | undefined> {
    return this.#isCut ? undefined : this.#hold(milliseconds, answer);
  }

  stopIfOver(): void {
    if (this.#isCut) throw new CutOff();
    if (this.#instead !== undefined) throw new BrokenOff();
  }

  #isOver(): boolean {
    return this.#isCut || this.#instead !== undefined;
  }

  #hold<Answer>(milliseconds: number, answer?: Promise<Answer>): Promise<Answer | undefined> {
    return new Promise((resolve) => {
      const timer = setTimeout(wake, Math.round(milliseconds)).unref();
      function wake(value?: Answer): void {
        clearTimeout(timer);
        resolve(value);
      }
      this.#wake = wake;
      answer?.then(wake, () => wake());
    });
  }
}
