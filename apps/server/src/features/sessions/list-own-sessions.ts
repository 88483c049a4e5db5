import type { SignedInSession } from '@ringfence/contract/sessions';
import { type ListedSession, listSessions } from '../../auth/index.ts';
import type { Principal } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';

export type SessionServices = Pick<
  Services,
  'database' | 'effects' | 'keepsSessions' | 'now' | 'settings'
>;

/** Where the person who asks is signed in; an outside server tells nobody. */
export async function listOwnSessions(
  services: SessionServices,
  principal: Principal,
): Promise<{ isKeptHere: boolean; sessions: SignedInSession[] }> {
  if (!services.keepsSessions) return { isKeptHere: false, sessions: [] };
  const sessions = await listSessions(services, principal);
  return { isKeptHere: true, sessions: sessions.map(presentSession) };
}

function presentSession(session: ListedSession): SignedInSession {
  return {
    id: session.id,
    isCurrent: session.isCurrent,
    signedInAt: session.signedInAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    userAgent: session.userAgent,
    address: session.address,
    assuranceLevel: session.assuranceLevel,
  };
}
