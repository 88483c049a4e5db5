/** Thrown where a call ends before its time: somebody hung up, or it was taken back. */
export class CutOff extends Error {}

/** The time of one call. */
export class CallTime {
  readonly #speed: number;
  #isCut = false;
  #wake: (() => void) | undefined;

  constructor(speed: number) {
    this.#speed = speed;
  }

  cut(): void {
    this.#isCut = true;
    this.#wake?.();
  }

  /** Lets seconds of the call go by, and says how many did: fewer where it was cut off. */
  async pass(seconds: number): Promise<number> {
    if (this.#isCut) return 0;
    const begun = performance.now();
    await this.#hold((seconds * 1000) / this.#speed);
    return this.#isCut ? ((performance.now() - begun) / 1000) * this.#speed : seconds;
  }

  /** Waits for the application in real time. Undefined where it took too long. */
  async waitFor<Answer>(
    answer: Promise<Answer>,
    milliseconds: number,
  ): Promise<Answer | undefined> {
    return this.#isCut ? undefined : this.#hold(milliseconds, answer);
  }

  stopIfCut(): void {
    if (this.#isCut) throw new CutOff();
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
