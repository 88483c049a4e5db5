import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import type { Carrier, WebhookMessage, WebhookRequest } from '../port.ts';

export interface Received {
  /** The last part of the address, which says what the carrier wanted. */
  what: string;
  request: WebhookRequest;
  message: WebhookMessage;
}

/** What the application says next: first when the call was taken, then after each answer. */
export type Script = (
  message: WebhookMessage,
  urls: { answerUrl: string },
  isAnswer: boolean,
) => FlowStep;

export interface Receiver {
  /** The addresses of one call, told apart from others by its name. */
  listen(name: string, script: Script): { flowUrl: string; statusUrl: string };
  received(name: string): Received[];
  /** Webhooks that the carrier could not prove. */
  refused(): number;
  stop(): Promise<void>;
}

/** An application on this machine that a carrier calls back. */
export async function startReceiver(carrier: Carrier): Promise<Receiver> {
  const scripts = new Map<string, Script>();
  const received = new Map<string, Received[]>();
  let refused = 0;
  let address = '';

  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '';
    const [, name = '', what = ''] = path.split('/');
    const headers = new Headers();
    for (const [key, value] of Object.entries(incoming.headers)) headers.set(key, String(value));
    const request = { url: `${address}${path}`, headers, body: await text(incoming) };
    const message = carrier.readWebhook(request);
    const script = scripts.get(name);
    if (message === undefined || script === undefined) {
      refused += 1;
      outgoing.writeHead(403).end();
      return;
    }
    received.get(name)?.push({ what, request, message });
    if (what === 'status') {
      outgoing.writeHead(204).end();
      return;
    }
    const answerUrl = `${address}/${name}/answer`;
    const { contentType, body } = carrier.renderFlow(
      script(message, { answerUrl }, what === 'answer'),
    );
    outgoing.writeHead(200, { 'content-type': contentType }).end(body);
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound: string | AddressInfo | null = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('No port was given.');
  address = `http://127.0.0.1:${bound.port}`;

  return {
    listen(name, script) {
      scripts.set(name, script);
      received.set(name, []);
      return { flowUrl: `${address}/${name}/flow`, statusUrl: `${address}/${name}/status` };
    },
    received: (name) => received.get(name) ?? [],
    refused: () => refused,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
