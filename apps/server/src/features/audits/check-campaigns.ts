import * as z from 'zod';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';
import { findBroken, listCalling, mendBroken } from '../invariants/index.ts';
import { presentBroken } from './audit-campaigns.ts';
import type { Finding } from './finding.ts';
import { listKnownFaults } from './queries/audits.ts';
import { type AuditServices, recordCheck } from './run-audit.ts';

const minute = 60_000;
/** Several runs look at the same calls, so that one that was missed hides nothing; the audit looks at all. */
const lookedBack = 30 * minute;
/** What was found is not reported again for a day. */
const known = 24 * 60 * minute;

export const checkCampaignsJob: JobDefinition<Record<never, never>> = {
  name: 'check-campaigns',
  payload: z.object({}),
  cron: '*/5 * * * *',
  coalesce: true,
  longestSeconds: 300,
};

const nameFault = (code: string, contactId: string | null, callId: string | null): string =>
  `${code} ${contactId} ${callId}`;

async function checkOrganization(services: AuditServices, organizationId: string): Promise<void> {
  const now = services.now();
  const since = new Date(now.getTime() - lookedBack);
  const fresh = await services.database.asSystem(async (transaction): Promise<Finding[]> => {
    const broken = await findBroken(transaction, { organizationId, since, now });
    if (broken.length === 0) return [];
    const values = [organizationId, new Date(now.getTime() - known)];
    const rows = await transaction.all(listKnownFaults, values);
    const seen = new Set(rows.map((row) => nameFault(row.code, row.contact_id, row.call_id)));
    await mendBroken(services, transaction, organizationId, now);
    return broken
      .filter((one) => !seen.has(nameFault(one.code, one.contactId, one.callId)))
      .map(presentBroken);
  });
  if (fresh.length > 0) await recordCheck(services, organizationId, fresh);
}

/** Nobody is lost, stuck or called out of turn; where somebody is, admins see it, and who is stuck goes on. */
export async function checkCampaigns(services: AuditServices): Promise<void> {
  const since = new Date(services.now().getTime() - lookedBack);
  const organizationIds = await services.database.asSystem((transaction) =>
    listCalling(transaction, since),
  );
  const failures: unknown[] = [];
  for (const organizationId of organizationIds) {
    await checkOrganization(services, organizationId).catch((error: unknown) =>
      failures.push(error),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, 'a check did not finish');
}
