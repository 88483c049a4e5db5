import { headText } from '@ringfence/domain/evidence/activity-chain';
import * as z from 'zod';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';
import { insertHeads, listUnsignedEnds } from './queries/heads.ts';
import { type KeyServices, openSigner } from './signing-key.ts';

/** So often that little lies between an entry and the head that covers it. */
export const signHeadsJob: JobDefinition<Record<never, never>> = {
  name: 'sign-activity-heads',
  payload: z.object({}),
  cron: '7 * * * *',
  coalesce: true,
  longestSeconds: 300,
};

/**
 * Signs where the activity records end, of one organization or of all, where nobody has yet. Doing it twice signs
 * nothing twice.
 */
export async function signHeads(
  services: KeyServices,
  organizationId: string | null = null,
): Promise<number> {
  const { database, now } = services;
  const ends = await database.asSystem((transaction) =>
    transaction.all(listUnsignedEnds, [organizationId]),
  );
  if (ends.length === 0) return 0;
  // Before the key is chosen: one that is retired just now is not said to have signed later.
  const signedAt = now();
  const signer = await openSigner(services);
  const signatures = ends.map((end) =>
    signer.sign(
      headText(end.organization_id, {
        position: end.position,
        hash: end.hash.toString('hex'),
        signedAt: signedAt.toISOString(),
      }),
    ),
  );
  await database.asSystem((transaction) =>
    transaction.all(insertHeads, [
      ends.map((end) => end.organization_id),
      ends.map((end) => end.position),
      ends.map((end) => end.hash),
      signatures,
      signedAt,
      signer.keyId,
    ]),
  );
  return ends.length;
}

/** As the job: an installation without a key for secrets has none to sign with, and signs nothing. */
export async function signEveryHead(services: KeyServices): Promise<void> {
  if (services.secrets.sealsWith !== undefined) await signHeads(services);
}
