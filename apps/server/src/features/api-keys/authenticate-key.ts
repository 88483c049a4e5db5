import { apiKeyScope } from '@ringfence/contract/api-keys';
import * as z from 'zod';
import { ProblemError } from '../../platform/http/problem.ts';
import { type Principal, presentNamed } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { hashSecret, readSecret } from './key-secret.ts';
import { useKey } from './queries.ts';

const scopes = z.array(apiKeyScope);

/**
 * Who asks by a key; undefined where the header carries none. It is its owner, without the address by
 * which a super administrator is known: a key never reaches beyond its organization.
 */
export async function authenticateKey(
  { database, now }: Pick<Services, 'database' | 'now'>,
  authorization: string | null,
): Promise<Principal | undefined> {
  const secret = readSecret(authorization);
  if (secret === undefined) return undefined;
  const [used] = await database.askAsSystem(useKey, [hashSecret(secret), now()]);
  if (used === undefined) throw new ProblemError('key_ended');
  const organizationId = used.organization_id;
  return {
    userId: used.owner_id,
    email: '',
    sessionId: '',
    key: { id: used.id, organizationId, scopes: scopes.parse(used.scopes) },
    named: presentNamed(organizationId, used),
  };
}
