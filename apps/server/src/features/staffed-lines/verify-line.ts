import type { CallerIdVerification } from '@ringfence/contract/settings';
import type { StaffedLine } from '@ringfence/contract/staffed-lines';
import type { TenantScope } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import {
  type CodeServices,
  type ConfirmServices,
  callWithCode,
  type EnteredCode,
  markVerified,
  requireCode,
  type VerifyingServices,
  verifyCallerId,
} from '../settings/index.ts';
import { type LineRow, presentLine } from './present-line.ts';
import { findLine, findOwnProof, markLineVerified } from './queries.ts';
import { tellLine } from './tell-line.ts';

type KeepServices = Pick<Services, 'database' | 'effects' | 'now'>;

function requireLine(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  lineId: string,
): Promise<LineRow> {
  return database.asTenant(scope, async (transaction) => {
    const line = await transaction.first(findLine, [lineId]);
    if (line === undefined) throw new ProblemError('not_found');
    return line;
  });
}

/** One that was verified meanwhile, some other way, stays as it is. */
function keepProof(
  services: KeepServices,
  scope: OrganizationScope,
  lineId: string,
  { how, verificationId }: { how: 'carrier' | 'code'; verificationId?: string },
): Promise<StaffedLine> {
  return services.database.asTenant(scope, async (transaction) => {
    const at = services.now();
    const row = await transaction.first(markLineVerified, [lineId, how, at]);
    if (verificationId !== undefined) await transaction.all(markVerified, [verificationId, at]);
    if (row !== undefined) await tellLine(services, transaction, scope, 'verified', row);
    const line = row ?? (await transaction.first(findLine, [lineId]));
    if (line === undefined) throw new ProblemError('not_found');
    return presentLine(line);
  });
}

/** By what is known already: the organization calls from the number, or the carrier knows it as the account's. */
export async function verifyLine(
  services: KeepServices & VerifyingServices,
  scope: OrganizationScope,
  { lineId, accountId }: { lineId: string; accountId?: string | undefined },
): Promise<StaffedLine> {
  const line = await requireLine(services, scope, lineId);
  if (line.verified_at !== null) return presentLine(line);
  const own = await services.database.asTenant(scope, (transaction) =>
    transaction.first(findOwnProof, [line.e164]),
  );
  if (own !== undefined) {
    return keepProof(services, scope, lineId, {
      how: own.verified_how === 'code' ? 'code' : 'carrier',
    });
  }
  // Before the transaction, because a carrier may be slow.
  await verifyCallerId(services, scope, { e164: line.e164, accountId });
  return keepProof(services, scope, lineId, { how: 'carrier' });
}

const alreadyVerified = () => new ProblemError('conflict', 'This line is verified already.');

/** Has the line called with a code, by the same rules as a number to call from. */
export async function startLineVerification(
  services: CodeServices,
  scope: OrganizationScope,
  asked: { lineId: string; accountId?: string | undefined; language: 'en' | 'es' },
): Promise<CallerIdVerification> {
  const { e164, label, verified_at } = await requireLine(services, scope, asked.lineId);
  if (verified_at !== null) throw alreadyVerified();
  const { accountId, language } = asked;
  return callWithCode(services, scope, {
    e164,
    label,
    accountId,
    language,
    proves: 'staffed_line',
  });
}

/** The code has to be one that was said to this very number. */
export async function confirmLineVerification(
  services: ConfirmServices,
  scope: OrganizationScope,
  { lineId, ...entered }: EnteredCode & { lineId: string },
): Promise<StaffedLine> {
  const line = await requireLine(services, scope, lineId);
  const proven = await requireCode(services, scope, entered, 'staffed_line');
  if (proven.e164 !== line.e164) throw new ProblemError('not_found');
  const { verificationId } = entered;
  return keepProof(services, scope, lineId, { how: 'code', verificationId });
}
