import {
  defineSpanning,
  joinOrganization,
  organizationFields,
  organizationRow,
} from '../../../platform/database/spanning.ts';

/** So many of each kind are listed: a person who has more of them has one thing to do first. */
const most = 20;

/** What goes on only when a person does something about it, on a day ($1); licences are listed before ($2). */
export const listNeeds = defineSpanning({
  name: 'dashboard.list_needs',
  text: (covers) => `
    select need.kind, ${organizationFields}, need.id, need.name, need.because, need.said,
      need.due_on::text, need.found
    from (
      (select 1 as place, 'campaign_paused' as kind, organization_id, id, name,
         paused_for as because, paused_because as said, null::date as due_on, null::integer as found
       from campaigns where ${covers('organization_id')} and state = 'paused'
       order by id desc limit ${most})
      union all
      (select 2, 'campaign_waits', campaign.organization_id, campaign.id, campaign.name,
         coalesce(account.state, 'no_account'), null, null, null
       from campaigns campaign
       cross join lateral account_standing(campaign.account_id, campaign.organization_id) account
       where ${covers('campaign.organization_id')} and campaign.state = 'running'
         and account.state is distinct from 'active'
       order by campaign.id desc limit ${most})
      union all
      (select 3, 'upload_waits', organization_id, id, file_name, state, null, null, null
       from imports where ${covers('organization_id')} and state in ('matching', 'checked')
       order by id desc limit ${most})
      union all
      (select * from (
         select distinct on (organization_id) 4, 'audit_found', organization_id, id, '' as name, null::text, null::text,
           null::date,
           violations + chain_faults as found
         from audits where ${covers('organization_id')} and finished_at is not null
         order by organization_id, started_at desc) last
       where found > 0 limit ${most})
      union all
      (select 5, case when expires_on < $1::date then 'licence_expired' else 'licence_expires' end,
         organization_id, id, region, null, null, expires_on, null
       from licences where ${covers('organization_id')} and expires_on < $2::date
       order by expires_on limit ${most})
      union all
      (select 6, 'caller_id_unverified', organization_id, id, e164, null, null, null, null
       from caller_ids where ${covers('organization_id')} and state = 'active' and verified_at is null
       order by id limit ${most})) need
    ${joinOrganization('need.organization_id')}
    order by need.place, need.due_on, need.id desc`,
  row: {
    kind: 'text',
    ...organizationRow,
    id: 'uuid',
    name: 'text',
    because: 'text?',
    said: 'text?',
    due_on: 'text?',
    found: 'int4?',
  },
});
