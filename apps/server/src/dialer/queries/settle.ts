import { defineStatement } from '../../platform/database/statement.ts';

export const settleTargets = defineStatement({
  name: 'dialer.settle_targets',
  text: `
    update targets target
    set state = case when settled.at is null then 'done' else 'waiting' end,
      next_at = settled.at, not_before = settled.at, ended_because = settled.because,
      attempts = settled.attempts, verdict = null, decision_id = null
    from jsonb_to_recordset($1) as settled ("organizationId" uuid, "campaignId" uuid,
      "contactId" uuid, at timestamptz, because text, attempts integer, state text)
    where target.organization_id = settled."organizationId"
      and target.campaign_id = settled."campaignId" and target.contact_id = settled."contactId"
      and target.state = settled.state`,
  row: {},
});
