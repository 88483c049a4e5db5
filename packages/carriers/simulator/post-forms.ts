import { Agent as PlainAgent, request as requestPlain } from 'node:http';
import { request as requestSecure, Agent as SecureAgent } from 'node:https';
import { text } from 'node:stream/consumers';
import { type Form, signForm } from './sign-form.ts';

/** Twilio gives a webhook fifteen seconds in all. This is real time, whatever the speed. */
const limitMilliseconds = 15_000;
const connections = { keepAlive: true, maxSockets: 256 };

export interface Poster {
  /** One retry; undefined when both failed, when `ended` fired, or when the simulator stopped. */
  post(url: string, form: Form, ended?: AbortSignal): Promise<string | undefined>;
  /** The same by GET, with the form in the address. */
  get(url: string, form: Form, ended?: AbortSignal): Promise<string | undefined>;
  stop(): void;
}

interface Reply {
  status: number;
  text: string;
}

/** Sends signed forms as Twilio does. */
export function createPoster(token: string): Poster {
  // Node's own client: with `fetch` the simulator took a third more of its core.
  const plain = new PlainAgent(connections);
  const secure = new SecureAgent(connections);
  const underWay = new Set<() => void>();
  let isStopped = false;

  function sendOnce(
    method: 'POST' | 'GET',
    url: string,
    form: Form,
    ended: AbortSignal | undefined,
  ): Promise<Reply> {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const body = method === 'POST' ? new URLSearchParams(form).toString() : '';
    const options = {
      method,
      headers: {
        'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'TwilioProxy/1.1',
        'x-twilio-signature': signForm(token, url, form),
      },
    };
    const request = url.startsWith('https:')
      ? requestSecure(url, { ...options, agent: secure })
      : requestPlain(url, { ...options, agent: plain });
    const abort = (): void => {
      request.destroy(new Error('The request was cancelled.'));
    };
    const limit = setTimeout(abort, limitMilliseconds).unref();
    ended?.addEventListener('abort', abort, { once: true });
    underWay.add(abort);
    request.once('error', reject);
    request.once('response', (response) => {
      text(response).then(
        (answer) => resolve({ status: response.statusCode ?? 0, text: answer }),
        reject,
      );
    });
    request.end(body);
    return promise.finally(() => {
      clearTimeout(limit);
      ended?.removeEventListener('abort', abort);
      underWay.delete(abort);
    });
  }

  async function send(
    method: 'POST' | 'GET',
    url: string,
    form: Form,
    ended: AbortSignal | undefined,
  ): Promise<string | undefined> {
    for (let tries = 0; tries < 2; tries += 1) {
      if (isStopped || ended?.aborted) return undefined;
      const reply = await sendOnce(method, url, form, ended).catch(() => undefined);
      if (reply === undefined || reply.status >= 500) continue;
      return reply.status < 300 ? reply.text : undefined;
    }
    return undefined;
  }

  return {
    post: (url, form, ended) => send('POST', url, form, ended),
    get(url, form, ended) {
      const asked = new URL(url);
      for (const [field, value] of Object.entries(form)) asked.searchParams.append(field, value);
      return send('GET', asked.href, {}, ended);
    },
    stop() {
      isStopped = true;
      for (const abort of underWay) abort();
      plain.destroy();
      secure.destroy();
    },
  };
}
