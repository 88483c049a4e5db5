import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Carrier } from '../port.ts';
import { type Inbox, listUrls, type Reception, wants, whisper } from './receiver.ts';

/** A server on this machine that a carrier calls back. */
export async function receiveWebhooks(carrier: Carrier, inbox: Inbox): Promise<Reception> {
  let refused = 0;
  let address = '';

  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '';
    const [, name = '', last = ''] = path.split('/');
    const what = wants.find((word) => word === last);
    const headers = new Headers();
    for (const [key, value] of Object.entries(incoming.headers)) headers.set(key, String(value));
    const request = { url: `${address}${path}`, headers, body: await text(incoming) };
    const message = carrier.readWebhook(request);
    const wanted = inbox.find(name);
    if (message !== undefined && wanted !== undefined && last === 'whisper') {
      inbox.takeWhisper(name);
      const { contentType, body } = carrier.renderWhisper(whisper);
      outgoing.writeHead(200, { 'content-type': contentType }).end(body);
      return;
    }
    if (message === undefined || wanted === undefined || what === undefined) {
      refused += 1;
      outgoing.writeHead(403).end();
      return;
    }
    try {
      inbox.take(name, { what, request, message });
    } catch {
      outgoing.writeHead(500).end();
      return;
    }
    const urls = listUrls(address, name);
    if (what === 'detection') await wanted.onDetection(message, urls);
    if (what !== 'flow' && what !== 'answer') {
      outgoing.writeHead(204).end();
      return;
    }
    const step = wanted.script(message, urls, what === 'answer');
    const { contentType, body } = carrier.renderFlow(step);
    outgoing.writeHead(200, { 'content-type': contentType }).end(body);
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('No port was given.');
  address = `http://127.0.0.1:${bound.port}`;

  return {
    address,
    refused: () => refused,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
