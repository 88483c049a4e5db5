import { joinDebtToCallAbout, joinPhoneToCall } from '../../ledger/index.ts';
import { defineReplanned } from '../../platform/database/statement.ts';

/**
 * A person who is called again is shown with the number and the debt that are tried first; which it is, is chosen
 * when they are decided on.
 */
export const settleTargets = defineReplanned({
  name: 'dialer.settle_targets',
  text: `
    update targets target
    set state = case when settled.at is null then 'done' else 'waiting' end,
      -- A time that a person chose was for this call; where it ended before that, for the one that waits.
      next_at = case when settled.at is null or settled.state = 'calling' then settled.at
        else greatest(settled.at, target.moved_to) end,
      moved_to = case when settled.state = 'waiting' then target.moved_to end,
      not_before = settled.at, ended_because = settled.because,
      attempts = greatest(0, target.attempts + settled.spent), verdict = null, decision_id = null,
      phone_id = case when settled.at is null then target.phone_id else phone.id end,
      debt_id = case when settled.at is null then target.debt_id else debt.id end
    from jsonb_to_recordset($1) as settled ("organizationId" uuid, "campaignId" uuid,
      "contactId" uuid, at timestamptz, because text, spent integer, state text)
    ${joinPhoneToCall('settled."organizationId"', 'settled."contactId"')}
    ${joinDebtToCallAbout('settled."organizationId"', 'settled."contactId"')}
    where target.organization_id = settled."organizationId"
      and target.campaign_id = settled."campaignId" and target.contact_id = settled."contactId"
      -- Each by its own key: a planner that knows nothing of a new campaign reads everybody otherwise.
      and target.organization_id = any($2::uuid[]) and target.contact_id = any($3::uuid[])
      and target.state = settled.state`,
  row: {},
});
