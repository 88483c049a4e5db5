import { setTimeout as wait } from 'node:timers/promises';
import { createChance } from '../people/draw-chance.ts';
import type { Call } from './call.ts';
import type { SimulatorFaults } from './options.ts';
import type { Poster } from './post-forms.ts';
import type { Form } from './sign-form.ts';

/** What callbacks of all calls share. */
export interface Post {
  seed: number;
  speed: number;
  poster: Poster;
  faults(): SimulatorFaults;
}

/** Delivers the callbacks of one call: each after the one before, except for what goes wrong. */
export interface Courier {
  /** Resolves when it was delivered, or will not be. */
  deliver(url: string, form: Form): Promise<void>;
  /** Nothing follows: what was held back goes out. */
  finish(): void;
}

const lateSeconds = 10;

export function createCourier(call: Call, { seed, speed, poster, faults }: Post): Courier {
  const { to } = call.request;
  const { callbacks } = call.behaviour;
  const held: { url: string; form: Form }[] = [];
  let count = 0;
  let delivered: Promise<unknown> = Promise.resolve();

  async function send(url: string, form: Form): Promise<void> {
    delivered = delivered.then(() => poster.post(url, form));
    await delivered;
  }

  function release(): void {
    for (const { url, form } of held.splice(0)) void send(url, form);
  }

  async function deliverLate(url: string, form: Form): Promise<void> {
    await wait((lateSeconds * 1000) / speed, undefined, { ref: false });
    await poster.post(url, form);
  }

  return {
    async deliver(url, form) {
      if (callbacks === 'lost') return;
      if (callbacks === 'twice_in_wrong_order') {
        held.unshift({ url, form }, { url, form });
        return;
      }
      count += 1;
      const draw = createChance(`${seed}/${to}/${call.earlierCalls}/callback/${count}`);
      const { lost, doubled, late, reordered } = faults();
      const [isLost, isDoubled, isLate, isReordered] = [lost, doubled, late, reordered].map(
        (rate) => draw() < rate,
      );
      if (isLost) return;
      if (isLate) {
        void deliverLate(url, form);
        return;
      }
      if (isReordered) {
        held.push({ url, form });
        return;
      }
      if (isDoubled) void send(url, form);
      const sent = send(url, form);
      release();
      await sent;
    },
    finish: release,
  };
}
