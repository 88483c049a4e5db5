import { Hono } from 'hono';
import { basicAuth } from 'hono/basic-auth';

export interface SimulatorAccount {
  sid: string;
  token: string;
}

/** The error shape of the Twilio API, which this simulator speaks. */
function errorBody(status: number, code: number, message: string) {
  return { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status };
}

/**
 * A carrier that reaches nobody. It speaks the Twilio API over HTTP, so that the product uses the
 * same code towards it as towards the real one.
 */
export function createSimulator(account: SimulatorAccount): Hono {
  const routes = new Hono();
  routes.get('/healthz', (context) => context.json({ status: 'alive' }));
  routes.use(
    '/2010-04-01/*',
    basicAuth({
      username: account.sid,
      password: account.token,
      invalidUserMessage: errorBody(401, 20003, 'Authenticate'),
    }),
  );
  routes.get('/2010-04-01/Accounts/:file', (context) => {
    if (context.req.param('file') !== `${account.sid}.json`) return context.notFound();
    return context.json({
      sid: account.sid,
      friendly_name: 'Simulator',
      status: 'active',
      type: 'Full',
      uri: `/2010-04-01/Accounts/${account.sid}.json`,
    });
  });
  routes.notFound((context) =>
    context.json(
      errorBody(404, 20404, `The requested resource ${context.req.path} was not found`),
      404,
    ),
  );
  return routes;
}
