import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { askForDownload } from '../downloads/index.ts';
import type { LimitServices } from '../limits/index.ts';
import type { EvidenceServices } from './pack-services.ts';
import { hasCall, hasPerson } from './queries/call.ts';
import { openSigner } from './signing-key.ts';
import type { AskedEvidence } from './write-evidence.ts';

/** An address for evidence of something that there is, where there is a key to sign it with. */
export async function askForEvidence(
  services: EvidenceServices & LimitServices,
  context: { scope: OrganizationScope },
  asked: AskedEvidence,
): Promise<{ address: string }> {
  await openSigner(services);
  const isThere = await services.database.asTenant(context.scope, async (transaction) => {
    if (asked.kind === 'call') return transaction.first(hasCall, [asked.callId]);
    if (asked.kind === 'person') return transaction.first(hasPerson, [asked.contactId]);
    return { is_there: true };
  });
  if (isThere?.is_there !== true) throw new ProblemError('not_found');
  return askForDownload(services, context, { kind: 'evidence', content: asked });
}
