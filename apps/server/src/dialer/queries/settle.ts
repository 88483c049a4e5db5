import { joinDebtToCallAbout, joinPhoneToCall } from '../../features/compliance/index.ts';
import { defineStatement } from '../../platform/database/statement.ts';
import { keptDebt, keptPhone } from './plan.ts';

/** Whoever is called again is called on another number, or about another debt, where this one is done with. */
export const settleTargets = defineStatement({
  name: 'dialer.settle_targets',
  text: `
    update targets target
    set state = case when settled.at is null then 'done' else 'waiting' end,
      next_at = settled.at, not_before = settled.at, ended_because = settled.because,
      attempts = settled.attempts, verdict = null, decision_id = null,
      phone_id = case when settled.at is null then target.phone_id else ${keptPhone} end,
      debt_id = case when settled.at is null then target.debt_id else ${keptDebt} end
    from jsonb_to_recordset($1) as settled ("organizationId" uuid, "campaignId" uuid,
      "contactId" uuid, at timestamptz, because text, attempts integer, state text)
    ${joinPhoneToCall('settled."organizationId"', 'settled."contactId"')}
    ${joinDebtToCallAbout('settled."organizationId"', 'settled."contactId"')}
    where target.organization_id = settled."organizationId"
      and target.campaign_id = settled."campaignId" and target.contact_id = settled."contactId"
      and target.state = settled.state`,
  row: {},
});

/** Of these targets ($1) that wait, those whom nobody holds, without waiting for the others. */
export const takeWaiting = defineStatement({
  name: 'dialer.take_waiting',
  text: `
    select target.campaign_id, target.contact_id
    from jsonb_to_recordset($1) as settled ("organizationId" uuid, "campaignId" uuid, "contactId" uuid)
    join targets target on target.organization_id = settled."organizationId"
      and target.campaign_id = settled."campaignId" and target.contact_id = settled."contactId"
    where target.state = 'waiting'
    for no key update of target skip locked`,
  row: { campaign_id: 'uuid', contact_id: 'uuid' },
});
