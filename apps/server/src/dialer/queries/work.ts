import { defineStatement } from '../../platform/database/statement.ts';

/** Running campaigns in which somebody is to be judged or called now. */
export const findWork = defineStatement({
  name: 'dialer.find_work',
  text: `
    select campaign.organization_id, campaign.id as campaign_id,
      exists (select from targets target
        where target.organization_id = campaign.organization_id
          and target.campaign_id = campaign.id and target.state = 'planned') as planned,
      exists (select from targets target
        where target.organization_id = campaign.organization_id
          and target.campaign_id = campaign.id and target.state = 'waiting'
          and target.next_at <= $1) as due,
      exists (select from targets target
        where target.organization_id = campaign.organization_id
          and target.campaign_id = campaign.id
          and target.state in ('planned', 'waiting', 'calling')) as open
    from campaigns campaign where campaign.state = 'running'`,
  row: { organization_id: 'uuid', campaign_id: 'uuid', planned: 'bool', due: 'bool', open: 'bool' },
});

export const claimPlanned = defineStatement({
  name: 'dialer.claim_planned',
  text: `
    select contact_id from targets
    where organization_id = $1 and campaign_id = $2 and state = 'planned'
    order by contact_id
    limit $3
    for update skip locked`,
  row: { contact_id: 'uuid' },
});

export const finishCampaign = defineStatement({
  name: 'dialer.finish_campaign',
  text: `
    update campaigns campaign set state = 'finished', finished_at = $3
    where campaign.organization_id = $1 and campaign.id = $2 and campaign.state = 'running'
      and not exists (select from targets target
        where target.organization_id = $1 and target.campaign_id = $2
          and target.state in ('planned', 'waiting', 'calling'))
    returning campaign.id`,
  row: { id: 'uuid' },
});
