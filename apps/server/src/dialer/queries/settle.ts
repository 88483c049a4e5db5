import { joinDebtToCallAbout, joinNextPhone } from '../../ledger/index.ts';
import { defineReplanned } from '../../platform/database/statement.ts';
import { goneAt, joinLeftOut } from './may-call.ts';

/**
 * A person who is called again is shown with the number and the debt that are tried first; which it is, is chosen
 * when they are decided on.
 */
export const settleTargets = defineReplanned({
  name: 'dialer.settle_targets',
  text: `
    update targets target
    -- Who was taken out of the campaign, or is on a list that it leaves out, has had their last call.
    set state = case when settled.at is null or ${goneAt} is not null then 'done' else 'waiting' end,
      -- A time that a person chose was for this call; where it ended before that, for the one that waits.
      next_at = case when ${goneAt} is not null then null
        when settled.at is null or settled.state = 'calling' then settled.at
        else greatest(settled.at, target.moved_to) end,
      moved_to = case when settled.state = 'waiting' then target.moved_to end,
      removed_at = ${goneAt}, not_before = settled.at,
      ended_because = coalesce(settled.because, case when ${goneAt} is not null then 'removed' end),
      attempts = greatest(0, target.attempts + settled.spent), verdict = null, decision_id = null,
      phone_id = coalesce(phone.id, target.phone_id),
      debt_id = case when settled.at is null then target.debt_id else debt.id end
    from jsonb_to_recordset($1) as settled ("organizationId" uuid, "campaignId" uuid,
      "contactId" uuid, at timestamptz, because text, number text, spent integer, state text)
    ${joinLeftOut('settled')}
    ${joinNextPhone('settled')}
    ${joinDebtToCallAbout('settled."organizationId"', 'settled."contactId"')}
    where target.organization_id = settled."organizationId"
      and target.campaign_id = settled."campaignId" and target.contact_id = settled."contactId"
      -- Each by its own key: a planner that knows nothing of a new campaign reads everybody otherwise.
      and target.organization_id = any($2::uuid[]) and target.contact_id = any($3::uuid[])
      and target.state = settled.state`,
  row: {},
});
