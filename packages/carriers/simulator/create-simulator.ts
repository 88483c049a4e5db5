import { Hono } from 'hono';
import { authenticate } from './authenticate.ts';
import type { Call, CallStatus } from './call.ts';
import { createFailures } from './fail-requests.ts';
import { listBoughtNumbers, listProvenNumbers } from './list-numbers.ts';
import { createExchange } from './operate-calls.ts';
import { type SimulatorOptions, simulatorFaults } from './options.ts';
import { presentLine } from './present-line.ts';
import { refuse, refuseUnknown } from './refuse-request.ts';
import { serveCalls } from './serve-calls.ts';
import { serveRecordings } from './serve-recordings.ts';
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
  const failures = createFailures(options.seed ?? 1, () => exchange.faults);
  const messages: ArrivedMessage[] = [];
  const stopping = new AbortController();
  const routes = new Hono();
  const accountPath = `/2010-04-01/Accounts/${account.sid}`;

  const arrivedCalls = (): ArrivedCall[] =>
    exchange.book.list(undefined).reverse().map(presentArrival);

  routes.get('/healthz', (context) => context.json({ status: 'alive' }));
  for (const path of ['/2010-04-01/*', '/v2/*', '/simulator/*']) {
    routes.use(path, authenticate(account));
  }

  routes.get(`${accountPath}.json`, (context) =>
    context.json({
      sid: account.sid,
      friendly_name: 'Simulator',
      status: 'active',
      type: 'Full',
      uri: `${accountPath}.json`,
    }),
  );

  serveCalls(routes, { accountSid: account.sid, exchange, failures, stopping: stopping.signal });
  serveRecordings(routes, account.sid, exchange.recordings);

  routes.get('/v2/PhoneNumbers/:number', (context) => {
    const number = context.req.param('number');
    const fault = failures.draw(`lookup/${number}`);
    if (fault === 'refused') return context.json(refuse(429, 20429, 'Too many requests'), 429);
    if (fault !== 'none') return context.json(refuse(503, 20503, 'Service unavailable'), 503);
    return context.json(presentLine(number, context.req.query('Fields') ?? ''));
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

  routes.get('/simulator/faults', (context) => context.json(exchange.faults));
  routes.put('/simulator/faults', async (context) => {
    const read = simulatorFaults.safeParse(await context.req.json().catch(() => undefined));
    if (!read.success) return context.json(refuse(400, 20001, read.error.message), 400);
    exchange.faults = read.data;
    return context.json(exchange.faults);
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
