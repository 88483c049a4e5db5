import { setTimeout as wait } from 'node:timers/promises';
import type { Hono } from 'hono';
import { type Call, isAnswered, isEnded } from './call.ts';
import type { Failures } from './fail-requests.ts';
import { listCalls } from './list-calls.ts';
import type { Exchange } from './operate-calls.ts';
import { presentCall } from './present-call.ts';
import { readCallRequest } from './read-call-request.ts';
import { readWords } from './read-twiml.ts';
import { type Refusal, refuse } from './refuse-request.ts';

interface Service {
  accountSid: string;
  exchange: Exchange;
  failures: Failures;
  stopping: AbortSignal;
}

/** Longer than anybody waits for the answer to a request. */
const neverMilliseconds = 20_000;

async function changeCall(
  exchange: Exchange,
  call: Call,
  form: URLSearchParams,
): Promise<Refusal | undefined> {
  const twiml = form.get('Twiml');
  const status = form.get('Status');
  if (twiml === null && status !== 'canceled' && status !== 'completed') {
    return refuse(400, 20001, 'Status must be canceled or completed');
  }
  const isOver = isEnded(call) || (twiml !== null && !isAnswered(call));
  if (isOver) return refuse(400, 21220, 'Call is not in-progress. Cannot redirect.');
  if (twiml !== null) {
    const verbs = readWords(twiml);
    if (verbs === undefined) return refuse(400, 12100, 'Document parse failure');
    exchange.interrupt(call, verbs);
    return undefined;
  }
  // Canceling leaves an answered call alone, as at Twilio.
  if (status === 'completed' || !isAnswered(call)) await exchange.hangUp(call);
  return undefined;
}

/** The Calls resource: makes calls, shows them, and changes them. */
export function serveCalls(
  routes: Hono,
  { accountSid, exchange, failures, stopping }: Service,
): void {
  const path = `/2010-04-01/Accounts/${accountSid}/Calls`;
  const find = (file: string) => exchange.book.find(file.slice(0, -'.json'.length));

  routes.post(`${path}.json`, async (context) => {
    const request = readCallRequest(new URLSearchParams(await context.req.text()));
    if ('code' in request) return context.json(request, request.status);
    const fault = failures.draw(request.to);
    if (fault === 'refused') return context.json(refuse(429, 20429, 'Too many requests'), 429);
    if (fault === 'failed') return context.json(refuse(503, 20503, 'Service unavailable'), 503);
    const call = exchange.place(request);
    const delay =
      fault === 'unanswered' ? neverMilliseconds : call.behaviour.answerDelayMilliseconds;
    if (delay > 0) {
      await wait(delay, undefined, { signal: stopping, ref: false }).catch(() => {});
    }
    return context.json(presentCall(accountSid, call), 201);
  });

  routes.get(`${path}.json`, (context) =>
    context.json(listCalls(accountSid, exchange.book, new URL(context.req.url).searchParams)),
  );

  routes.get(`${path}/:file{CA[0-9a-f]+\\.json}`, (context) => {
    const call = find(context.req.param('file'));
    return call ? context.json(presentCall(accountSid, call)) : context.notFound();
  });

  routes.post(`${path}/:file{CA[0-9a-f]+\\.json}`, async (context) => {
    const call = find(context.req.param('file'));
    if (call === undefined) return context.notFound();
    const form = new URLSearchParams(await context.req.text());
    const refusal = await changeCall(exchange, call, form);
    if (refusal !== undefined) return context.json(refusal, refusal.status);
    return context.json(presentCall(accountSid, call));
  });
}
