import * as z from 'zod';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';
import { deleteOldAudits, listAuditedSince, listOrganizations } from './queries/audits.ts';
import { type AuditServices, runAudit } from './run-audit.ts';

const hourMilliseconds = 60 * 60 * 1000;
const dayMilliseconds = 24 * hourMilliseconds;
/** A job that is run again after a crash leaves out what it had done. */
const nightMilliseconds = 12 * hourMilliseconds;
const quietMilliseconds = 90 * dayMilliseconds;
/** As long as records are kept (12 CFR 1006.100). */
const foundMilliseconds = 3 * 366 * dayMilliseconds;

/** Every night, for every organization. */
export const auditCallsJob: JobDefinition<Record<never, never>> = {
  name: 'audit-calls',
  payload: z.object({}),
  cron: '15 2 * * *',
  coalesce: true,
  longestSeconds: 12 * 60 * 60,
};

const askedAudit = z.object({ organizationId: z.uuid(), askedBy: z.uuid() });
export type AskedAudit = z.infer<typeof askedAudit>;

/** For one organization, because somebody asked; one that waits is enough for each. */
export const auditOrganizationJob: JobDefinition<AskedAudit> = {
  name: 'audit-organization',
  payload: askedAudit,
  coalesceBy: ({ organizationId }) => organizationId,
  longestSeconds: 12 * 60 * 60,
};

/** Also of deleted organizations: what they did is kept, and must stay as it was. */
export async function auditEveryOrganization(services: AuditServices): Promise<void> {
  const { database, now } = services;
  const began = now().getTime();
  const organizations = await database.asSystem(async (transaction) => {
    const done = await transaction.all(listAuditedSince, [new Date(began - nightMilliseconds)]);
    const isDone = new Set(done.map(({ organization_id }) => organization_id));
    const all = await transaction.all(listOrganizations, [null]);
    return all.filter(({ id }) => !isDone.has(id));
  });
  const failures: unknown[] = [];
  for (const { id } of organizations) {
    // One that cannot be gone over leaves the others their audit.
    await runAudit(services, { organizationId: id, cause: 'nightly' }).catch((error: unknown) =>
      failures.push(error),
    );
  }
  await cleanAudits(services);
  if (failures.length > 0) throw new AggregateError(failures, 'an audit did not finish');
}

export async function auditAsked(
  services: AuditServices,
  { organizationId, askedBy }: AskedAudit,
): Promise<void> {
  await runAudit(services, { organizationId, cause: 'asked', askedBy });
}

/** What found something is kept as long as the records it is about, the rest for three months. */
export async function cleanAudits({
  database,
  now,
}: Pick<AuditServices, 'database' | 'now'>): Promise<void> {
  const quietBefore = new Date(now().getTime() - quietMilliseconds);
  const foundBefore = new Date(now().getTime() - foundMilliseconds);
  await database.asSystem((transaction) =>
    transaction.all(deleteOldAudits, [quietBefore, foundBefore]),
  );
}
