import { type Context, Hono } from 'hono';
import { AuthError } from '../errors.ts';
import { chooseRedirect } from '../flows/choose-redirect.ts';
import { limitTries } from '../limits/limit-tries.ts';
import { answerEvenly } from '../one-time/answer-evenly.ts';
import { readBody } from '../read-request.ts';
import type { AuthServices } from '../services.ts';
import { answerSession } from '../sessions/answer-session.ts';
import { readArrival } from '../sessions/arrival.ts';
import { speakLanguage } from '../speak-language.ts';
import { authenticate } from '../tokens/verify-access-token.ts';
import { findUser } from './find-user.ts';
import { presentUser } from './present-user.ts';
import { readSignUp, signUpBody } from './read-sign-up.ts';
import { readUserChange, userChangeBody } from './read-user-change.ts';
import { requestSignUp } from './request-sign-up.ts';
import { requireSecondFactor } from './require-second-factor.ts';
import { signUpAtOnce } from './sign-up.ts';
import { updateUser } from './update-user.ts';

/** People make their account, and change it. */
export function createUserRoutes(services: AuthServices): Hono {
  const routes = new Hono();
  const { settings } = services;
  const readRedirect = (context: Context) =>
    chooseRedirect(settings, context.req.query('redirect_to'));

  routes.post('/signup', async (context) => {
    if (settings.signUp === 'closed') throw new AuthError('signup_disabled');
    const request = readSignUp(settings, await readBody(context, signUpBody));
    const { kind, value } = request.login;
    const address = services.peerAddress(context);
    await limitTries(services, 'sign_up', { address, account: value });
    const isConfirmed = kind === 'email' ? settings.emailAutoconfirm : settings.phoneAutoconfirm;
    if (isConfirmed) {
      const session = await signUpAtOnce(services, request, readArrival(services, context));
      return answerSession(services, context, session);
    }
    const signingUp = requestSignUp(
      speakLanguage(services, context),
      request,
      readRedirect(context),
    );
    return context.json(presentUser(await answerEvenly(services, signingUp)));
  });

  routes.get('/user', async (context) => {
    const { userId } = await authenticate(services, context);
    return context.json(presentUser(await findUser(services, userId)));
  });

  routes.put('/user', async (context) => {
    const principal = await authenticate(services, context);
    requireSecondFactor(principal);
    const tries = { address: services.peerAddress(context), account: principal.userId };
    await limitTries(services, 'user', tries);
    const change = readUserChange(await readBody(context, userChangeBody));
    if (change.nonce !== undefined) await limitTries(services, 'code', tries);
    const updating = updateUser(
      speakLanguage(services, context),
      principal,
      change,
      readRedirect(context),
    );
    const changesLogin = change.email !== undefined || change.phone !== undefined;
    const user = await (changesLogin ? answerEvenly(services, updating) : updating);
    return context.json(presentUser(user));
  });

  return routes;
}
