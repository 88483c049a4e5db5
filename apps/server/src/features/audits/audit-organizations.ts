import type { Finding } from './finding.ts';
import { listOrganizations } from './queries/audits.ts';
import { type AuditResult, type AuditServices, runAudit } from './run-audit.ts';

export interface AuditedOrganization {
  id: string;
  name: string;
}

export interface AuditListener {
  onBegin(organization: AuditedOrganization): void;
  onFinding(finding: Finding): void;
  onEnd(result: AuditResult): void;
}

/** Every organization, or one, each after the other; answers how many there were. */
export async function auditOrganizations(
  services: AuditServices,
  organizationId: string | null,
  { onBegin, onFinding, onEnd }: AuditListener,
): Promise<number> {
  const organizations = await services.database.asSystem((transaction) =>
    transaction.all(listOrganizations, [organizationId]),
  );
  for (const organization of organizations) {
    onBegin(organization);
    const order = { organizationId: organization.id, cause: 'command' as const, onFinding };
    onEnd(await runAudit(services, order));
  }
  return organizations.length;
}
