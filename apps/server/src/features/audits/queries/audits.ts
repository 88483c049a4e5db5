import {
  defineSpanning,
  joinOrganization,
  organizationFields,
  organizationRow,
} from '../../../platform/database/spanning.ts';
import { defineStatement } from '../../../platform/database/statement.ts';

export const listOrganizations = defineStatement({
  name: 'audits.list_organizations',
  text: `
    select id, name from organizations
    where $1::uuid is null or id = $1 order by id`,
  row: { id: 'uuid', name: 'text' },
});

/** Whether the nightly audit of an organization is done, where a job runs again after a crash. */
export const listAuditedSince = defineStatement({
  name: 'audits.list_audited_since',
  text: `
    select distinct organization_id from audits
    where cause = 'nightly' and finished_at is not null and started_at >= $1`,
  row: { organization_id: 'uuid' },
});

export const insertAudit = defineStatement({
  name: 'audits.insert',
  text: `
    insert into audits (organization_id, cause, asked_by, started_at, heard_at)
    values ($1, $2, $3, $4, $4) returning id`,
  row: { id: 'uuid' },
});

export const updateAudit = defineStatement({
  name: 'audits.update',
  text: `
    update audits set heard_at = $3, calls = $4, decisions = $5, violations = $6
    where organization_id = $1 and id = $2`,
  row: {},
});

export const insertFindings = defineStatement({
  name: 'audits.insert_findings',
  text: `
    insert into audit_findings (organization_id, audit_id, position, kind, code, citation, call_id,
      contact_id, decision_id, entry_id, occurred_at, detail)
    select $1, $2, $3 + found.position, found.finding ->> 'kind', found.finding ->> 'code',
      found.finding ->> 'citation', (found.finding ->> 'callId')::uuid,
      (found.finding ->> 'contactId')::uuid, (found.finding ->> 'decisionId')::uuid,
      (found.finding ->> 'entryId')::uuid, (found.finding ->> 'at')::timestamptz,
      found.finding ->> 'detail'
    from jsonb_array_elements($4) with ordinality as found (finding, position)`,
  row: {},
});

/** The ends of the activity record that earlier audits saw. */
export const listChainEnds = defineStatement({
  name: 'audits.list_chain_ends',
  text: `
    select distinct on (chain_position, chain_hash) chain_position as position, chain_hash as hash
    from audits
    where organization_id = $1 and chain_hash is not null
    order by chain_position, chain_hash`,
  row: { position: 'int8', hash: 'bytea' },
});

export const finishAudit = defineStatement({
  name: 'audits.finish',
  text: `
    update audits set finished_at = $3, heard_at = $3, calls = $4, decisions = $5, violations = $6,
      chain_entries = $7, chain_faults = $8, chain_position = $9, chain_hash = $10
    where organization_id = $1 and id = $2`,
  row: {},
});

/** Whether an audit found something that the last one before it had not. */
export const findNews = defineStatement({
  name: 'audits.find_news',
  text: `
    select exists (
      select kind, code, call_id, decision_id, entry_id from audit_findings
      where organization_id = $1 and audit_id = $2
      except
      select kind, code, call_id, decision_id, entry_id from audit_findings
      where organization_id = $1 and audit_id = (
        select id from audits
        where organization_id = $1 and id <> $2 and finished_at is not null and cause <> 'check'
        order by id desc limit 1)) as is_news`,
  row: { is_news: 'bool' },
});

/** What was found in campaigns since a moment ($2). */
export const listKnownFaults = defineStatement({
  name: 'audits.list_known_faults',
  text: `
    select distinct finding.code, finding.contact_id, finding.call_id from audits audit
    join audit_findings finding on finding.organization_id = audit.organization_id and finding.audit_id = audit.id
    where audit.organization_id = $1 and audit.started_at >= $2`,
  row: { code: 'text', contact_id: 'uuid?', call_id: 'uuid?' },
});

/** What found nothing goes sooner than what did. */
export const deleteOldAudits = defineStatement({
  name: 'audits.delete_old',
  text: `
    delete from audits audit
    where audit.started_at < $2
      or (audit.started_at < $1 and not exists (select from audit_findings finding
        where finding.organization_id = audit.organization_id and finding.audit_id = audit.id))`,
  row: {},
});

const auditFields = `audit.id, ${organizationFields}, audit.cause, audit.started_at, audit.heard_at,
      audit.finished_at, audit.calls, audit.decisions, audit.violations, audit.chain_entries,
      audit.chain_faults`;
const auditRow = {
  id: 'uuid',
  ...organizationRow,
  cause: 'text',
  started_at: 'timestamptz',
  heard_at: 'timestamptz',
  finished_at: 'timestamptz?',
  calls: 'int4',
  decisions: 'int4',
  violations: 'int4',
  chain_entries: 'int4',
  chain_faults: 'int4',
} as const;

export const listAudits = defineSpanning({
  name: 'audits.list',
  text: (covers) => `
    select ${auditFields}
    from (select * from audits
          where ${covers('organization_id')} and id < $1
          order by id desc limit $2) audit
    ${joinOrganization('audit.organization_id')}
    order by audit.id desc`,
  row: auditRow,
});

export const findAudit = defineSpanning({
  name: 'audits.find',
  text: (covers) => `
    select ${auditFields}
    from audits audit
    ${joinOrganization('audit.organization_id')}
    where ${covers('audit.organization_id')} and audit.id = $1`,
  row: auditRow,
});

export const listFindings = defineSpanning({
  name: 'audits.list_findings',
  text: (covers) => `
    select position, kind, code, citation, call_id, contact_id, decision_id, entry_id, occurred_at,
      detail
    from audit_findings
    where ${covers('organization_id')} and audit_id = $1 and position > $2
    order by position limit $3`,
  row: {
    position: 'int4',
    kind: 'text',
    code: 'text',
    citation: 'text',
    call_id: 'uuid?',
    contact_id: 'uuid?',
    decision_id: 'uuid?',
    entry_id: 'uuid?',
    occurred_at: 'timestamptz?',
    detail: 'text',
  },
});
