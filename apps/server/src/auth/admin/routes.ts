import { type Context, Hono } from 'hono';
import { AuthError } from '../errors.ts';
import { removeLostFactor } from '../factors/remove-factor.ts';
import { readFactorId } from '../factors/routes.ts';
import { createLinkRoutes } from '../one-time/admin-routes.ts';
import { checkInput, readBody } from '../read-request.ts';
import type { AuthServices } from '../services.ts';
import { audience } from '../settings.ts';
import { authenticateService } from '../tokens/authenticate-service.ts';
import { presentFactors, presentUser } from '../users/present-user.ts';
import { changeUser } from './change-user.ts';
import { createUser } from './create-user.ts';
import { deleteUser, deletionBody } from './delete-user.ts';
import { findAnyUser, readUserId } from './find-user.ts';
import { describeLinks, listUsers, pageQuery } from './list-users.ts';
import { readUserRequest, userBody } from './read-user-request.ts';

/** What the service role may do to any user. */
export function createAdminRoutes(services: AuthServices): Hono {
  const routes = new Hono();

  routes.use('/admin/*', async (context, next) => {
    await authenticateService(services, context);
    await next();
  });

  routes.get('/admin/users', async (context) => {
    const page = checkInput(pageQuery, context.req.query());
    const { users, total } = await listUsers(services, page);
    context.header('link', describeLinks(context.req.path, page, total));
    context.header('x-total-count', String(total));
    return context.json({ users: users.map(presentUser), aud: audience });
  });

  routes.post('/admin/users', async (context) => {
    const request = readUserRequest(await readBody(context, userBody));
    return context.json(presentUser(await createUser(services, request)));
  });

  routes.get('/admin/users/:userId', async (context) => {
    return context.json(presentUser(await findAnyUser(services, readUserId(context))));
  });

  routes.put('/admin/users/:userId', async (context) => {
    const userId = readUserId(context);
    const request = readUserRequest(await readBody(context, userBody));
    return context.json(presentUser(await changeUser(services, userId, request)));
  });

  routes.delete('/admin/users/:userId', async (context) => {
    const userId = readUserId(context);
    const isSoft = await asksForSoftDeletion(context);
    await deleteUser(services, userId, { isSoft });
    return context.json({});
  });

  routes.get('/admin/users/:userId/factors', async (context) => {
    const user = await findAnyUser(services, readUserId(context));
    return context.json(presentFactors(user));
  });

  routes.delete('/admin/users/:userId/factors/:factorId', async (context) => {
    const user = await findAnyUser(services, readUserId(context));
    const factorId = readFactorId(context);
    const factor = presentFactors(user).find(({ id }) => id === factorId);
    if (factor === undefined) throw new AuthError('mfa_factor_not_found');
    await removeLostFactor(services, {
      userId: user.id,
      factorId,
      actor: { kind: 'system' },
      endsSessions: false,
    });
    return context.json(factor);
  });

  routes.route('/', createLinkRoutes(services));
  return routes;
}

/** The body may be left out. */
async function asksForSoftDeletion(context: Context): Promise<boolean> {
  if ((await context.req.text()) === '') return false;
  const { should_soft_delete } = await readBody(context, deletionBody);
  return should_soft_delete ?? false;
}
