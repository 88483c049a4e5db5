import { Agent, request } from 'node:http';
import type { AskedRequest } from './asked.ts';

export interface Heard {
  /** Undefined where the connection ended without an answer. */
  status: number | undefined;
  text: string;
  milliseconds: number;
}

const longestMilliseconds = 60_000;
const mostCharacters = 2_000_000;

export interface Sender {
  send(asked: AskedRequest, from: string): Promise<Heard>;
  close(): void;
}

/** Sends requests as they are, each from its own address. */
export function createSender(address: string, atOnce: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const { hostname, port } = new URL(address);
  return {
    close: () => agent.destroy(),
    send: ({ method, path, headers, body, isChunked }, from) =>
      new Promise((resolve) => {
        const started = performance.now();
        let text = '';
        const end = (status: number | undefined) =>
          resolve({ status, text, milliseconds: performance.now() - started });
        const length: Record<string, string> =
          body === undefined
            ? {}
            : isChunked === true
              ? { 'transfer-encoding': 'chunked' }
              : { 'content-length': String(body.length) };
        const all = { 'x-forwarded-for': from, ...headers, ...length };
        const asking = request({ agent, hostname, port, method, path, headers: all }, (answer) => {
          const { statusCode } = answer;
          if (answer.headers['content-type']?.startsWith('text/event-stream') === true) {
            end(statusCode);
            answer.destroy();
            return;
          }
          answer.setEncoding('utf8');
          answer.on('data', (piece: string) => {
            if (text.length < mostCharacters) text += piece;
          });
          answer.once('end', () => end(statusCode));
          answer.once('error', () => end(statusCode));
        });
        asking.setTimeout(longestMilliseconds, () => asking.destroy());
        asking.once('error', () => end(undefined));
        asking.end(body);
      }),
  };
}
