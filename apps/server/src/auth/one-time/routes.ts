import { type Context, Hono } from 'hono';
import { findKnownDevice } from '../devices/known-device.ts';
import { AuthError } from '../errors.ts';
import { chooseRedirect } from '../flows/choose-redirect.ts';
import { leadBackWithError } from '../flows/lead-back.ts';
import { limitTries } from '../limits/limit-tries.ts';
import {
  checkInput,
  emailInput,
  readBody,
  readCodeChallenge,
  refuseUnstorable,
} from '../read-request.ts';
import type { AuthServices } from '../services.ts';
import { answerSession } from '../sessions/answer-session.ts';
import { readArrival } from '../sessions/arrival.ts';
import { speakLanguage } from '../speak-language.ts';
import { authenticate } from '../tokens/verify-access-token.ts';
import { requireSecondFactor } from '../users/require-second-factor.ts';
import { answerEvenly, refuseEvenly } from './answer-evenly.ts';
import { followLink } from './follow-link.ts';
import { halfConfirmed, leadBack } from './lead-back.ts';
import {
  codeBody,
  readCodeRequest,
  readLink,
  readResend,
  readShown,
  recoverBody,
  resendBody,
  verifyBody,
} from './read-one-time.ts';
import { reauthenticate } from './reauthenticate.ts';
import { requestCode } from './request-code.ts';
import { requestRecovery } from './request-recovery.ts';
import { resend } from './resend.ts';
import { verifyToken } from './verify-token.ts';

/** Codes and links that are sent to people, and taken once. */
export function createOneTimeRoutes(services: AuthServices): Hono {
  const routes = new Hono();
  const { settings } = services;
  const readRedirect = (context: Context) =>
    chooseRedirect(settings, context.req.query('redirect_to'));

  routes.post('/recover', async (context) => {
    const body = await readBody(context, recoverBody);
    const email = checkInput(emailInput, body.email);
    const codeChallenge = readCodeChallenge(body);
    const address = services.peerAddress(context);
    const knownDevice = await findKnownDevice(services, context, email);
    await limitTries(services, 'recover', { address, account: email, knownDevice });
    const redirectTo = readRedirect(context);
    await answerEvenly(
      services,
      requestRecovery(speakLanguage(services, context), { email, codeChallenge, redirectTo }),
    );
    return context.json({});
  });

  routes.post('/otp', async (context) => {
    const request = readCodeRequest(settings, await readBody(context, codeBody));
    const { login } = request;
    const address = services.peerAddress(context);
    const knownDevice = await findKnownDevice(services, context, login.value);
    await limitTries(services, 'otp', { address, account: login.value, knownDevice });
    const redirectTo = readRedirect(context);
    const asking = requestCode(speakLanguage(services, context), { ...request, redirectTo });
    const messageId = await answerEvenly(services, asking);
    return context.json(login.kind === 'email' ? {} : { message_id: messageId });
  });

  routes.post('/resend', async (context) => {
    const request = readResend(settings, await readBody(context, resendBody));
    const { login } = request;
    const address = services.peerAddress(context);
    const knownDevice = await findKnownDevice(services, context, login.value);
    await limitTries(services, 'resend', { address, account: login.value, knownDevice });
    const redirectTo = readRedirect(context);
    const resending = resend(speakLanguage(services, context), { ...request, redirectTo });
    const messageId = await answerEvenly(services, resending);
    return context.json(login.kind === 'email' ? {} : { message_id: messageId });
  });

  routes.post('/verify', async (context) => {
    const shown = readShown(await readBody(context, verifyBody));
    const address = services.peerAddress(context);
    const account = shown.kind === 'code' ? shown.login.value : undefined;
    await limitTries(services, 'verify', { address, account });
    const verifying = verifyToken(services, shown, readArrival(services, context));
    // A wrong code takes longer where there is a right one. A link cannot be tried out.
    const session = await (shown.kind === 'code' ? refuseEvenly(services, verifying) : verifying);
    return session === undefined
      ? context.json({ msg: halfConfirmed, code: '200' })
      : answerSession(services, context, session);
  });

  routes.get('/verify', async (context) => {
    // Looking ahead is not following the link: neither may use it up.
    if (context.req.method === 'HEAD') return context.body(null, 200);
    if (isLookingAhead(context)) throw new AuthError('service_unavailable');
    const redirectTo = readRedirect(context);
    try {
      const address = services.peerAddress(context);
      await limitTries(services, 'verify', { address });
      refuseUnstorable(context.req.queries());
      const link = readLink(context.req.query());
      const followed = await followLink(services, link, readArrival(services, context));
      return context.redirect(leadBack(redirectTo, followed, link.type), 303);
    } catch (error) {
      // A person looks at this, and not a program: they are led back whatever happens.
      if (!(error instanceof AuthError)) {
        services.log.error({ error }, 'a link could not be followed');
      }
      const refusal = error instanceof AuthError ? error : new AuthError('unexpected_failure');
      return context.redirect(leadBackWithError(redirectTo, refusal), 303);
    }
  });

  routes.get('/reauthenticate', async (context) => {
    const principal = await authenticate(services, context);
    requireSecondFactor(principal);
    const address = services.peerAddress(context);
    await limitTries(services, 'user', { address, account: principal.userId });
    await reauthenticate(speakLanguage(services, context), principal.userId);
    return context.json({});
  });

  return routes;
}

/** What browsers say when they fetch a page that nobody has asked for yet. */
function isLookingAhead(context: Context): boolean {
  return ['sec-purpose', 'purpose', 'x-moz', 'x-purpose'].some((name) =>
    /\b(prefetch|prerender|preview)\b/i.test(context.req.header(name) ?? ''),
  );
}
