import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { authenticate } from './authenticate.ts';
import { type Call, type CallStatus, isAnswered, isEnded } from './call.ts';
import { listCalls } from './list-calls.ts';
import { listBoughtNumbers, listProvenNumbers } from './list-numbers.ts';
import { createExchange } from './operate-calls.ts';
import type { SimulatorOptions } from './options.ts';
import { presentCall } from './present-call.ts';
import { readCallRequest } from './read-call-request.ts';
import { refuse, refuseUnknown } from './refuse-request.ts';
import { type ArrivedMessage, takeMessage } from './take-message.ts';

/** A call as it arrived here: the carrier's own count of what it was asked to do. */
export interface ArrivedCall {
  sid: string;
  to: string;
  from: string;
  /** Where the words are asked for, which names whose call it is. */
  url: string;
  status: CallStatus;
  /** Epoch milliseconds. */
  created: number;
  ended: number | undefined;
}

export interface Simulator {
  routes: Hono;
  /** In the order of their arrival. */
  calls(): ArrivedCall[];
  /** Ends all calls at once; nothing is sent any more. */
  stop(): void;
}

/**
 * A carrier that reaches nobody. It speaks the Twilio API over HTTP, so that the product uses the
 * same code towards it as towards the real one.
 */
export function createSimulator(options: SimulatorOptions): Simulator {
  const { account } = options;
  const exchange = createExchange(options);
  const messages: ArrivedMessage[] = [];
  const stopping = new AbortController();
  const routes = new Hono();
  const accountPath = `/2010-04-01/Accounts/${account.sid}`;

  const arrivedCalls = (): ArrivedCall[] =>
    exchange.book.list(undefined).reverse().map(presentArrival);

  routes.get('/healthz', (context) => context.json({ status: 'alive' }));
  routes.use('/2010-04-01/*', authenticate(account));
  routes.use('/simulator/*', authenticate(account));

  routes.get(`${accountPath}.json`, (context) =>
    context.json({
      sid: account.sid,
      friendly_name: 'Simulator',
      status: 'active',
      type: 'Full',
      uri: `${accountPath}.json`,
    }),
  );

  routes.post(`${accountPath}/Calls.json`, async (context) => {
    const request = readCallRequest(new URLSearchParams(await context.req.text()));
    if ('code' in request) return context.json(request, request.status);
    const call = exchange.place(request);
    const { answerDelayMilliseconds } = call.behaviour;
    if (answerDelayMilliseconds > 0) {
      const { signal } = stopping;
      await wait(answerDelayMilliseconds, undefined, { signal, ref: false }).catch(() => {});
    }
    return context.json(presentCall(account.sid, call), 201);
  });

  routes.get(`${accountPath}/Calls.json`, (context) =>
    context.json(listCalls(account.sid, exchange.book, new URL(context.req.url).searchParams)),
  );

  routes.get(`${accountPath}/Calls/:file{CA[0-9a-f]+\\.json}`, (context) => {
    const call = exchange.book.find(context.req.param('file').slice(0, -'.json'.length));
    if (call === undefined) return context.notFound();
    return context.json(presentCall(account.sid, call));
  });

  routes.post(`${accountPath}/Calls/:file{CA[0-9a-f]+\\.json}`, async (context) => {
    const call = exchange.book.find(context.req.param('file').slice(0, -'.json'.length));
    if (call === undefined) return context.notFound();
    const status = new URLSearchParams(await context.req.text()).get('Status');
    if (status !== 'canceled' && status !== 'completed') {
      return context.json(refuse(400, 20001, 'Status must be canceled or completed'), 400);
    }
    if (isEnded(call)) {
      return context.json(refuse(400, 21220, 'Call is not in-progress. Cannot redirect.'), 400);
    }
    // Canceling leaves an answered call alone, as at Twilio.
    if (status === 'completed' || !isAnswered(call)) await exchange.hangUp(call);
    return context.json(presentCall(account.sid, call));
  });

  routes.get(`${accountPath}/IncomingPhoneNumbers.json`, (context) => {
    const { pathname, searchParams } = new URL(context.req.url);
    return context.json(listBoughtNumbers(account.sid, pathname, searchParams));
  });

  routes.get(`${accountPath}/OutgoingCallerIds.json`, (context) =>
    context.json(listProvenNumbers(context.req.path)),
  );

  routes.post(`${accountPath}/Messages.json`, async (context) => {
    const taken = takeMessage(messages, new URLSearchParams(await context.req.text()));
    if ('code' in taken) return context.json(taken, taken.status);
    return context.json({ ...taken, account_sid: account.sid, status: 'queued' }, 201);
  });

  routes.get('/simulator/messages', (context) => context.json(messages));
  routes.get('/simulator/calls', (context) => context.json(arrivedCalls()));
  routes.notFound((context) => context.json(refuseUnknown(context.req.path), 404));

  return {
    routes,
    calls: arrivedCalls,
    stop() {
      stopping.abort();
      exchange.stop();
    },
  };
}

function presentArrival({ sid, request, status, createdAt, endedAt }: Call): ArrivedCall {
  const { to, from, url } = request;
  return { sid, to, from, url, status, created: createdAt, ended: endedAt };
}
