import { implement } from '@orpc/server';
import { contract } from '@ringfence/contract/contract';
import { allOrganizations, organizationHeader } from '@ringfence/contract/headers';
import {
  isAllowedWhileSuspended,
  mayDo,
  type Permission,
  type Standing,
} from '@ringfence/domain/access/permissions';
import * as z from 'zod';
import type { TenantScope } from '../database/database.ts';
import { ProblemError } from './problem.ts';

/** Who asks, as far as the sign-in protocol has proven it. */
export interface Principal {
  userId: string;
  email: string;
  sessionId: string;
  /** The key by which a program asks in the person's name: its organization, and what it may do there. */
  key?: { id: string; organizationId: string; scopes: readonly Permission[] };
  /** What they are in the organization that the request names, where that was found together with who asks. */
  named?: NamedOrganization | undefined;
}

export interface NamedOrganization {
  organizationId: string;
  /** Null for somebody who is no member. */
  role: string | null;
  isSuspended: boolean;
  isOpen: boolean;
}

/** As every statement that finds it answers. */
export function presentNamed(
  organizationId: string,
  found: { role: string | null; is_suspended: boolean; is_open: boolean },
): NamedOrganization {
  const { role, is_suspended, is_open } = found;
  return { organizationId, role, isSuspended: is_suspended, isOpen: is_open };
}

/** What a person is in the organization they named. */
export interface Place {
  standing: Standing;
  isSuspended: boolean;
}

/** What every operation is given. The composition root fills in the functions. */
export interface RequestContext {
  requestId: string;
  headers: Headers;
  /** Aborted when the person leaves or the server stops. */
  signal: AbortSignal;
  /** Where the request comes from, past the proxies we trust; what strangers ask is counted by it. */
  peerAddress(): string;
  /** When a refused request may be sent again, where that is known. */
  tellRetry?(seconds: number): void;
  authenticate(headers: Headers): Promise<Principal>;
  /** By the setting alone; nothing that a request says makes somebody one. */
  isSuperAdministrator(principal: Principal): boolean;
  /** Undefined for an organization of others, and for one that does not exist. */
  findPlace(principal: Principal, organizationId: string): Promise<Place | undefined>;
}

/** Open to everybody. */
export const openRoute = implement(contract).$context<RequestContext>();

const authenticatedRoute = openRoute.use(async ({ context, next }) => {
  const principal = await context.authenticate(context.headers);
  return next({ context: { principal } });
});

function refuseKeys({ key }: Principal): void {
  if (key !== undefined)
    throw new ProblemError('not_permitted', 'This is for people, not for keys.');
}

/** For a signed-in person, in no particular organization: what is theirs alone is for no key. */
export const signedInRoute = authenticatedRoute.use(async ({ context, next }) => {
  refuseKeys(context.principal);
  return next();
});

/** For super administrators alone. */
export const superAdministratorRoute = signedInRoute.use(async ({ context, next }) => {
  if (!context.isSuperAdministrator(context.principal)) throw new ProblemError('not_permitted');
  return next();
});

/** One organization, in which somebody works. */
export type OrganizationScope = TenantScope & { organizationId: string };

/** A key has its organization, and names no other. */
function readOrganization({ headers }: RequestContext, { key }: Principal): string {
  const named = headers.get(organizationHeader);
  if (key !== undefined) {
    if (named !== null && named !== key.organizationId) throw new ProblemError('not_permitted');
    return key.organizationId;
  }
  const header = z.uuid().safeParse(named);
  if (!header.success) throw new ProblemError('organization_required');
  return header.data;
}

/** The person's place in the organization that the request names, or the refusal. */
export async function requirePlace(
  context: RequestContext,
  principal: Principal,
  permission: Permission,
): Promise<{ standing: Standing; scope: OrganizationScope }> {
  const organizationId = readOrganization(context, principal);
  if (principal.key !== undefined && !principal.key.scopes.includes(permission)) {
    throw new ProblemError('not_permitted', 'This key may not do this.');
  }
  const place = await context.findPlace(principal, organizationId);
  // An organization of others and one that does not exist get the same answer.
  if (place === undefined || !mayDo(place.standing, permission)) {
    throw new ProblemError('not_permitted');
  }
  const isSuperAdministrator = place.standing === 'super_administrator';
  if (place.isSuspended && !isSuperAdministrator && !isAllowedWhileSuspended(permission)) {
    throw new ProblemError('organization_suspended');
  }
  const apiKeyId = principal.key?.id;
  const scope = { userId: principal.userId, organizationId, isSuperAdministrator, apiKeyId };
  return { standing: place.standing, scope };
}

/** For people who work in the organization that the request names; it is checked each time. */
export function organizationRoute(permission: Permission) {
  return authenticatedRoute.use(async ({ context, next }) => {
    const { standing, scope } = await requirePlace(context, context.principal, permission);
    return next({ context: { organizationId: scope.organizationId, standing, scope } });
  });
}

/** The same, for what people keep for themselves there: a key that only reads would change it. */
export function personalRoute(permission: Permission) {
  return organizationRoute(permission).use(async ({ context, next }) => {
    refuseKeys(context.principal);
    return next();
  });
}

/** Like `requirePlace`; a super administrator may name all organizations. */
export async function requireSpan(
  context: RequestContext,
  principal: Principal,
  permission: Permission,
): Promise<{ standing: Standing; scope: TenantScope }> {
  const namesAll = context.headers.get(organizationHeader) === allOrganizations;
  if (!namesAll) return requirePlace(context, principal, permission);
  if (!context.isSuperAdministrator(principal)) throw new ProblemError('not_permitted');
  return {
    standing: 'super_administrator',
    scope: { userId: principal.userId, organizationId: null, isSuperAdministrator: true },
  };
}

/** For reading in one organization, or across all of them as a super administrator. */
export function spanningRoute(permission: Permission) {
  return authenticatedRoute.use(async ({ context, next }) => {
    const { standing, scope } = await requireSpan(context, context.principal, permission);
    return next({ context: { standing, scope } });
  });
}
