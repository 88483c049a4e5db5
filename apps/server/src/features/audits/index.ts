export { auditCampaigns } from './audit-campaigns.ts';
export {
  auditAsked,
  auditCallsJob,
  auditEveryOrganization,
  auditOrganizationJob,
} from './audit-jobs.ts';
export { auditOrganizations } from './audit-organizations.ts';
export { checkCampaigns, checkCampaignsJob } from './check-campaigns.ts';
export type { Finding } from './finding.ts';
export { readStoredFacts } from './read-stored-facts.ts';
export { createAuditRoutes } from './routes.ts';
export { type AuditResult, runAudit } from './run-audit.ts';
