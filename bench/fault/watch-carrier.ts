import diagnostics from 'node:diagnostics_channel';
import * as z from 'zod';
import type { OnStatement } from './watch-statements.ts';

const message = z.object({ request: z.object({ method: z.string(), path: z.string() }) });
/** Long enough that the request is with the carrier, and too short for its answer to be kept. */
const onItsWayMilliseconds = 2;

/** Tells when a call is asked for at the carrier, is on its way there, and is answered, as of a statement. */
export function watchCarrier(onStatement: OnStatement): void {
  const isCall = (published: unknown): boolean => {
    const { data } = message.safeParse(published);
    return data?.request.method === 'POST' && data.request.path.endsWith('/Calls.json');
  };
  diagnostics.subscribe('http.client.request.start', (published) => {
    if (!isCall(published)) return;
    onStatement('carrier', 'before');
    setTimeout(() => onStatement('carrier', 'on_the_way'), onItsWayMilliseconds);
  });
  diagnostics.subscribe('http.client.response.finish', (published) => {
    if (isCall(published)) onStatement('carrier', 'after');
  });
}
