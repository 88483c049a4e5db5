import { defineStatement } from '../../platform/database/statement.ts';
import { joinPhoneToCall } from './phone-to-call.ts';

/** Everybody on the list, each with the phone to call and the debt to call about. */
export const insertTargets = defineStatement({
  name: 'dialer.insert_targets',
  text: `
    insert into targets (organization_id, campaign_id, contact_id, phone_id, debt_id)
    select campaign.organization_id, campaign.id, member.contact_id, phone.id, debt.id
    from campaigns campaign
    join list_contacts member
      on member.organization_id = campaign.organization_id and member.list_id = campaign.list_id
    ${joinPhoneToCall('member.organization_id', 'member.contact_id')}
    left join lateral (
      select id from debts
      where organization_id = member.organization_id and contact_id = member.contact_id
      order by state <> 'open', id limit 1) debt on true
    where campaign.organization_id = current_organization_id() and campaign.id = $1
    on conflict do nothing`,
  row: {},
});

/** Only where nothing is under way: a person who is being called is judged again afterwards. */
export const planAgain = defineStatement({
  name: 'dialer.plan_again',
  text: `
    update targets target set state = 'planned', next_at = null, verdict = null, decision_id = null
    from campaigns campaign
    where target.organization_id = $1 and target.contact_id = any($2)
      and target.state in ('waiting', 'blocked')
      and campaign.organization_id = target.organization_id and campaign.id = target.campaign_id
      and campaign.state in ('running', 'paused')`,
  row: {},
});
