import { setTimeout as wait } from 'node:timers/promises';
import type { CarrierListener, Listening } from '../port.ts';

/** Real time, whatever the speed: a database that is away for some seconds misses nothing. */
const firstDelayMilliseconds = 20;
const longestDelayMilliseconds = 2_000;

type News = Parameters<CarrierListener['tell']>[0];
type Question = Parameters<CarrierListener['ask']>[0];
type WhisperQuestion = Parameters<CarrierListener['whisper']>[0];

const mostTries = { tell: 12, ask: 2 };

interface Session {
  listener: CarrierListener;
  underWay: Set<Promise<unknown>>;
  fail(error: Error): void;
}

/** The way to the application. Nobody may be there; what is said meanwhile is lost. */
export class Connection {
  #session: Session | undefined;

  /** Never rejects. Resolves when it is kept, or when there is no use in trying again. */
  async tell(news: News): Promise<void> {
    await this.#say((listener) => listener.tell(news), mostTries.tell);
  }

  async detect(news: News): Promise<void> {
    await this.#say((listener) => listener.detect(news), mostTries.tell);
  }

  async recorded(news: News): Promise<void> {
    await this.#say((listener) => listener.recorded(news), mostTries.tell);
  }

  /** Undefined where nobody has an answer. */
  whisper(question: WhisperQuestion) {
    return this.#say((listener) => listener.whisper(question), mostTries.ask);
  }

  /** Undefined where nobody has an answer. */
  ask(question: Question) {
    return this.#say((listener) => listener.ask(question), mostTries.ask);
  }

  /** As with a socket of which there may be one: a new one takes the place of the one before. */
  open(listener: CarrierListener): Listening {
    const { promise: failed, resolve: fail } = Promise.withResolvers<Error>();
    const session: Session = { listener, underWay: new Set(), fail };
    this.#session?.fail(new Error('Another listener has taken over.'));
    this.#session = session;
    return {
      failed,
      stop: async () => {
        if (this.#session === session) this.#session = undefined;
        await Promise.allSettled(session.underWay);
      },
    };
  }

  async #say<Answer>(
    speak: (listener: CarrierListener) => Promise<Answer>,
    tries: number,
  ): Promise<Answer | undefined> {
    let delay = firstDelayMilliseconds;
    for (let tried = 1; ; tried += 1) {
      if (this.#session === undefined) return undefined;
      const { listener, underWay } = this.#session;
      // A listener may throw before it returns a promise.
      const spoken = (async () => speak(listener))();
      underWay.add(spoken);
      try {
        return await spoken;
      } catch {
        if (tried === tries) return undefined;
      } finally {
        underWay.delete(spoken);
      }
      await wait(delay, undefined, { ref: false });
      delay = Math.min(delay * 2, longestDelayMilliseconds);
    }
  }
}
