import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Carrier, WebhookMessage } from '../port.ts';
import { type Application, createApplication } from './follow-script.ts';

export interface Served {
  application: Application;
  address: string;
  /** The names of the calls that have ended. */
  ended: ReadonlySet<string>;
  stop(): Promise<void>;
}

function noteEnd(ended: Set<string>, reference: string, { event }: WebhookMessage): void {
  if (event.state === 'ended') ended.add(reference);
}

/** For a carrier that pushes what happens. */
export async function listenWithScript(carrier: Carrier): Promise<Served> {
  const address = 'http://application.invalid';
  const application = createApplication(carrier, address);
  const ended = new Set<string>();
  const listening = await carrier.listen?.({
    tell: async ({ reference, message }) => noteEnd(ended, reference, message),
    ask: async ({ reference, message, answerUrl }) =>
      application.answer(reference, answerUrl, message),
    detect: ({ reference, message }) => application.detect(reference, message),
    whisper: async () => application.whisper,
    recorded: async () => {},
  });
  if (listening === undefined) throw new Error('Nobody can listen to this carrier.');
  return { application, address, ended, stop: listening.stop };
}

/** For a carrier that sends requests. */
export async function serveWithScript(carrier: Carrier): Promise<Served> {
  const ended = new Set<string>();
  let served: Application | undefined;
  const server = createServer(async (incoming, outgoing) => {
    const { url = '' } = incoming;
    const headers = new Headers();
    for (const [key, value] of Object.entries(incoming.headers)) headers.set(key, String(value));
    const request = { url: `${address}${url}`, headers, body: await text(incoming) };
    const message = carrier.readWebhook(request);
    const [, reference = '', what] = new URL(request.url).pathname.split('/');
    if (message === undefined || served === undefined) return outgoing.writeHead(403).end();
    if (what === 'status') noteEnd(ended, reference, message);
    if (what === 'detection') await served.detect(reference, message);
    if (what === 'whisper') return outgoing.end(carrier.renderWhisper(served.whisper).body);
    if (what !== 'flow' && what !== 'answer') return outgoing.writeHead(204).end();
    const at = what === 'answer' ? request.url : null;
    return outgoing.end(carrier.renderFlow(served.answer(reference, at, message)).body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('No port was given.');
  const address = `http://127.0.0.1:${bound.port}`;
  const application = createApplication(carrier, address);
  served = application;
  return {
    application,
    address,
    ended,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
