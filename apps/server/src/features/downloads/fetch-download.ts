import { appendEntries } from '../../platform/activity/append-entries.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { keepsRight } from '../access/index.ts';
import { hashToken } from './ask-for-download.ts';
import type { DownloadFile, DownloadKind, DownloadWriters } from './download-kinds.ts';
import { takeDownload } from './queries.ts';

export type DownloadServices = Pick<
  Services,
  'database' | 'effects' | 'now' | 'log' | 'superAdministratorEmails'
>;

const isKind = (kind: string, writers: DownloadWriters): kind is DownloadKind => kind in writers;

/** The file behind an address, which works once. A user who has lost the right to it meanwhile gets nothing. */
export async function fetchDownload(
  services: DownloadServices,
  writers: DownloadWriters,
  token: string,
): Promise<DownloadFile> {
  const taken = await services.database.asSystem((transaction) =>
    transaction.first(takeDownload, [hashToken(token), services.now()]),
  );
  if (taken === undefined || !isKind(taken.kind, writers)) throw new ProblemError('download_ended');
  const { organization_id: organizationId, user_id: userId } = taken;
  const { permission, action, write } = writers[taken.kind];
  const wasSuperAdministrator = taken.is_super_administrator;
  const asked = { userId, organizationId, wasSuperAdministrator };
  if (!(await keepsRight(services, asked, permission))) throw new ProblemError('not_permitted');
  const scope: OrganizationScope = {
    userId,
    organizationId,
    isSuperAdministrator: wasSuperAdministrator,
    apiKeyId: taken.api_key_id ?? undefined,
  };
  if (action !== undefined) {
    await services.database.asTenant(scope, (transaction) =>
      appendEntries(transaction, services.effects, [
        { organizationId, actor: { kind: 'profile', id: userId }, action },
      ]),
    );
  }
  return write(services, scope, taken.content);
}
