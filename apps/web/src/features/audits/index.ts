export { useNewestAudits, useStartAudit } from './api.ts';
export { AuditResult } from './components/audit-result.tsx';
export { countFaults } from './judge-audits.ts';
export { listLastAudits } from './last-audits.ts';
export { useAuditsEverywhere } from './page-api.ts';
