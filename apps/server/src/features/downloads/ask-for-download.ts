import { createHash, randomBytes } from 'node:crypto';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { type LimitServices, limitPerson } from '../limits/index.ts';
import type { DownloadKind } from './download-kinds.ts';
import { insertDownload } from './queries.ts';

const tokenBytes = 32;
const secondsGood = 60;

/** Only the hash is kept: anyone who reads the table can fetch nothing. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * An address, good once and for a minute, by which a browser fetches a file as it fetches any other: it
 * sends no token of a session with it, and what is in the address is worthless afterwards.
 */
export async function askForDownload(
  services: LimitServices,
  context: { scope: OrganizationScope },
  { kind, content }: { kind: DownloadKind; content: unknown },
): Promise<{ address: string }> {
  const { database, now } = services;
  await limitPerson(services, context, 'downloads');
  const token = randomBytes(tokenBytes).toString('base64url');
  const expiresAt = new Date(now().getTime() + secondsGood * 1000);
  await database.asTenant(context.scope, (transaction) =>
    transaction.all(insertDownload, [hashToken(token), kind, JSON.stringify(content), expiresAt]),
  );
  return { address: `/downloads/${token}` };
}
