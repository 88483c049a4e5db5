import type { Audit } from '@ringfence/contract/audits';

/** The last audit of each organization that has finished one; they come the newest first. */
export function listLastAudits(audits: readonly Audit[]): Audit[] {
  const last = new Map<string, Audit>();
  for (const audit of audits) {
    if (audit.state === 'finished' && !last.has(audit.organization.id)) {
      last.set(audit.organization.id, audit);
    }
  }
  return [...last.values()];
}
