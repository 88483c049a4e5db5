import { implement } from '@orpc/server';
import { contract } from '@ringfence/contract/contract';
import { organizationHeader } from '@ringfence/contract/headers';
import { mayDo, type Permission, type Role } from '@ringfence/domain/access/permissions';
import * as z from 'zod';
import { ProblemError } from './problem.ts';

/** Who asks, as far as the sign-in protocol has proven it. */
export interface Principal {
  userId: string;
  email: string;
  sessionId: string;
}

/** What every operation is given. The composition root fills in the two functions. */
export interface RequestContext {
  requestId: string;
  headers: Headers;
  /** Aborted when the person leaves or the server stops. */
  signal: AbortSignal;
  authenticate(headers: Headers): Promise<Principal>;
  findRole(principal: Principal, organizationId: string): Promise<Role | undefined>;
}

/** Open to everybody. */
export const openRoute = implement(contract).$context<RequestContext>();

/** For a signed-in person, in no particular organization. */
export const signedInRoute = openRoute.use(async ({ context, next }) => {
  const principal = await context.authenticate(context.headers);
  return next({ context: { principal } });
});

/** The membership in the organization that the request names, or the refusal. */
export async function requireRole(
  context: RequestContext,
  principal: Principal,
): Promise<{ organizationId: string; role: Role }> {
  const header = z.uuid().safeParse(context.headers.get(organizationHeader));
  if (!header.success) throw new ProblemError('organization_required');
  const role = await context.findRole(principal, header.data);
  // An organization of others and one that does not exist get the same answer.
  if (role === undefined) throw new ProblemError('not_permitted');
  return { organizationId: header.data, role };
}

/** For a member of the organization that the request names; the membership is checked each time. */
export function organizationRoute(permission: Permission) {
  return signedInRoute.use(async ({ context, next }) => {
    const { organizationId, role } = await requireRole(context, context.principal);
    if (!mayDo(role, permission)) throw new ProblemError('not_permitted');
    const scope = { userId: context.principal.userId, organizationId };
    return next({ context: { organizationId, role, scope } });
  });
}
