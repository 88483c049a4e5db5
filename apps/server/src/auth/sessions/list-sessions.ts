import * as z from 'zod';
import { listSessions as listRows } from '../queries/sessions.ts';
import type { AuthServices } from '../services.ts';
import type { Principal } from '../tokens/verify-access-token.ts';
import { describeEnd } from './session-end.ts';

const assuranceLevel = z.enum(['aal1', 'aal2']);

export interface ListedSession {
  id: string;
  isCurrent: boolean;
  signedInAt: Date;
  lastSeenAt: Date;
  userAgent: string | null;
  address: string | null;
  assuranceLevel: z.output<typeof assuranceLevel>;
}

/** Where somebody is signed in, the one seen last first. */
export async function listSessions(
  services: Pick<AuthServices, 'database' | 'settings' | 'now'>,
  { userId, sessionId }: Pick<Principal, 'userId' | 'sessionId'>,
): Promise<ListedSession[]> {
  const { createdAfter, refreshedAfter } = describeEnd(services.settings, services.now());
  const rows = await services.database.asAuth((transaction) =>
    transaction.all(listRows, [userId, createdAfter, refreshedAfter]),
  );
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === sessionId,
    signedInAt: row.created_at,
    lastSeenAt: row.refreshed_at,
    userAgent: row.user_agent,
    address: row.address,
    assuranceLevel: assuranceLevel.parse(row.assurance_level),
  }));
}
