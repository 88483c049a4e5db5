import { appendEntries } from '../../platform/activity/append-entries.ts';
import { sealEntries } from '../../platform/activity/seal-entries.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { findOrganization } from './queries/call.ts';
import { signHeads } from './sign-heads.ts';
import { type EvidenceSigner, openSigner } from './signing-key.ts';

export type EvidenceServices = Pick<
  Services,
  'database' | 'effects' | 'now' | 'secrets' | 'version'
>;

/** What every pack is made with. */
export interface PackSetting {
  scope: OrganizationScope;
  organization: { id: string; name: string };
  createdAt: Date;
  release: string;
  signer: EvidenceSigner;
}

/**
 * Writes down that somebody creates evidence, seals the record up to there and signs its head: whatever the pack
 * holds of the record then lies before a signed head.
 */
export async function preparePack(
  services: EvidenceServices,
  scope: OrganizationScope,
  entry: { subject?: { kind: string; id: string }; detail: Record<string, unknown> },
): Promise<PackSetting> {
  const { database, effects, now, version } = services;
  const { organizationId, userId } = scope;
  // Nothing is written down where nothing could be signed.
  await openSigner(services);
  const found = await database.asTenant(scope, async (transaction) => {
    await appendEntries(transaction, effects, [
      {
        organizationId,
        actor: { kind: 'profile', id: userId },
        action: 'evidence.created',
        ...entry,
      },
    ]);
    return transaction.first(findOrganization, [organizationId]);
  });
  await sealEntries(database, effects.wakeRelay);
  await signHeads(services, organizationId);
  const organization = { id: organizationId, name: found?.name ?? '' };
  // Before the key is chosen: one that is retired just now is not said to have signed later.
  const createdAt = now();
  const signer = await openSigner(services);
  return { scope, organization, createdAt, release: version, signer };
}
