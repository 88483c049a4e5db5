import { defineStatement } from '../../platform/database/statement.ts';

/** A call that was taken back has cost the person no attempt. */
export const settleTargets = defineStatement({
  name: 'dialer.settle_targets',
  text: `
    update targets target
    set state = case when settled.at is null then 'done' else 'waiting' end,
      next_at = settled.at, not_before = settled.at, ended_because = settled.because,
      attempts = target.attempts - settled.withdrawn::integer
    from jsonb_to_recordset($1) as settled ("organizationId" uuid, "campaignId" uuid,
      "contactId" uuid, at timestamptz, because text, withdrawn boolean)
    where target.organization_id = settled."organizationId"
      and target.campaign_id = settled."campaignId" and target.contact_id = settled."contactId"
      and target.state = 'calling'`,
  row: {},
});
