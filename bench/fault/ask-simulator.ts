import * as z from 'zod';
import type { Process } from '../processes/start-process.ts';
import type { Arrival } from './count-arrivals.ts';

const counted = z.object({ arrived: z.number(), living: z.number() });
const listed = z.object({
  calls: z.array(
    z.object({
      to: z.string(),
      url: z.string(),
      status: z.string(),
      created: z.number(),
      ended: z.number().optional(),
    }),
  ),
});

/** What the carrier itself has seen. */
export interface CarrierBook {
  count(): Promise<z.infer<typeof counted>>;
  list(): Promise<Arrival[]>;
}

/** The address that the carrier was given ends with carrier, account, organization, call and what is asked. */
function readCallId(url: string): string {
  const [, , , , , callId = ''] = new URL(url).pathname.split('/');
  return callId;
}

/** One question at a time, because the answers come over one channel. */
export function createCarrierBook(simulator: Process): CarrierBook {
  let last: Promise<unknown> = Promise.resolve();
  const ask = (question: string | object): Promise<unknown> => {
    const answer = last.then(() => simulator.ask(question));
    last = answer.catch(() => {});
    return answer;
  };
  return {
    count: async () => counted.parse(await ask({ countTo: '' })),
    list: async () =>
      listed.parse(await ask('list')).calls.map(({ to, url, status, created, ended }) => ({
        callId: readCallId(url),
        to,
        at: created,
        endedAt: ended,
        status,
      })),
  };
}
