import { Hono } from 'hono';
import { chooseRedirect } from '../flows/choose-redirect.ts';
import { readBody } from '../read-request.ts';
import type { AuthServices } from '../services.ts';
import { speakLanguage } from '../speak-language.ts';
import { authenticateService } from '../tokens/authenticate-service.ts';
import { presentUser } from '../users/present-user.ts';
import { generateLink } from './generate-link.ts';
import { inviteUser } from './invite-user.ts';
import { inviteBody, linkBody, readLinkRequest } from './read-link-request.ts';

/** Links that the service role has made for other people. */
export function createLinkRoutes(services: AuthServices): Hono {
  const routes = new Hono();

  routes.post('/invite', async (context) => {
    await authenticateService(services, context);
    const { email, data } = await readBody(context, inviteBody);
    const redirectTo = chooseRedirect(services.settings, context.req.query('redirect_to'));
    const user = await inviteUser(speakLanguage(services, context), {
      email,
      metadata: data ?? {},
      redirectTo,
    });
    return context.json(presentUser(user));
  });

  routes.post('/admin/generate_link', async (context) => {
    await authenticateService(services, context);
    const body = await readBody(context, linkBody);
    const requested = body.redirect_to || context.req.query('redirect_to');
    const redirectTo = chooseRedirect(services.settings, requested);
    const generated = await generateLink(services, readLinkRequest(body, redirectTo));
    return context.json({
      ...presentUser(generated.user),
      action_link: generated.actionLink,
      email_otp: generated.code,
      hashed_token: generated.linkToken,
      verification_type: generated.type,
      redirect_to: generated.redirectTo,
    });
  });

  return routes;
}
