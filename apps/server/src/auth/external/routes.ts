import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { AuthError } from '../errors.ts';
import { leadBackWithError } from '../flows/lead-back.ts';
import { limitTries } from '../limits/limit-tries.ts';
import { refuseUnstorable } from '../read-request.ts';
import type { AuthServices } from '../services.ts';
import { readArrival } from '../sessions/arrival.ts';
import { authenticate, type Principal } from '../tokens/verify-access-token.ts';
import { lacksSecondFactor } from '../users/require-second-factor.ts';
import { beginFlow, nameCallback } from './begin-flow.ts';
import { markBrowser, readMark } from './browser-mark.ts';
import { finishFlow } from './finish-flow.ts';
import { readFlowRequest } from './read-flow-request.ts';
import { unlinkIdentity } from './unlink-identity.ts';

/** What a provider may answer (RFC 6749 section 4.1.2, RFC 9207); nothing else is led on. */
const answerNames = ['code', 'state', 'iss', 'error', 'error_description'] as const;

/** Signing in at another provider, and coming back. */
export function createExternalRoutes(services: AuthServices): Hono {
  const routes = new Hono();

  routes.get('/authorize', async (context) => {
    await limitTries(services, 'external', { address: services.peerAddress(context) });
    const request = readFlowRequest(services, context);
    const mark = markBrowser(services.settings, context);
    try {
      return context.redirect(await beginFlow(services, { ...request, mark }));
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      // A person looks at this, and not a program: they are led back to where they came from.
      return context.redirect(leadBackWithError(request.redirectTo, error));
    }
  });

  routes.get('/callback', async (context) => {
    const parameters = pickAnswer((name) => context.req.query(name));
    return context.redirect(await answerCallback(services, context, parameters));
  });

  /**
   * A form that another site sends brings no `Lax` cookie along, and so no mark of the browser. The
   * browser is asked to come again by itself, which brings it.
   */
  routes.post('/callback', async (context) => {
    const form = await context.req.parseBody().catch(() => {
      throw new AuthError('bad_oauth_callback', 'The form could not be read');
    });
    refuseUnstorable(form);
    const parameters = pickAnswer((name) => form[name]);
    return context.redirect(`${nameCallback(services)}?${parameters}`, 303);
  });

  routes.get('/user/identities/authorize', async (context) => {
    const principal = await authenticateLinking(services, context);
    const address = services.peerAddress(context);
    await limitTries(services, 'external', { address, account: principal.userId });
    const request = readFlowRequest(services, context);
    const mark = markBrowser(services.settings, context);
    const url = await beginFlow(services, { ...request, mark, linking: principal });
    return context.req.query('skip_http_redirect') === 'true'
      ? context.json({ url })
      : context.redirect(url);
  });

  routes.delete('/user/identities/:id', async (context) => {
    const { userId } = await authenticateLinking(services, context);
    const id = z.uuid().safeParse(context.req.param('id'));
    if (!id.success) throw new AuthError('identity_not_found');
    await unlinkIdentity(services, userId, id.data);
    return context.json({});
  });

  return routes;
}

function pickAnswer(read: (name: string) => unknown): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const name of answerNames) {
    const value = read(name);
    if (typeof value === 'string') parameters.set(name, value);
  }
  return parameters;
}

/** The person is led back whatever happens: a browser stands here, with nothing else to show. */
async function answerCallback(
  services: AuthServices,
  context: Context,
  parameters: URLSearchParams,
): Promise<string> {
  try {
    await limitTries(services, 'external', { address: services.peerAddress(context) });
    return await finishFlow(services, {
      parameters,
      mark: readMark(services.settings, context),
      arrival: readArrival(services, context),
    });
  } catch (error) {
    if (!(error instanceof AuthError)) {
      services.log.error({ error }, 'the return from a provider failed');
    }
    const refusal = error instanceof AuthError ? error : new AuthError('unexpected_failure');
    return leadBackWithError(services.settings.siteUrl, refusal);
  }
}

/** Ways in are changed only by somebody who could use all of them. */
async function authenticateLinking(services: AuthServices, context: Context): Promise<Principal> {
  const principal = await authenticate(services, context);
  if (!services.settings.manualLinking) throw new AuthError('manual_linking_disabled');
  if (lacksSecondFactor(principal)) throw new AuthError('insufficient_aal', undefined, 401);
  return principal;
}
