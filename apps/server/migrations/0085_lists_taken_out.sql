-- Up to whom the people of a list that is left out were taken out of the campaign: the next batch goes on from there.
-- Null: none of them is left to be.
alter table campaign_lists add column taken_out_to uuid;
grant update (taken_out_to) on campaign_lists to ringfence_tenant, ringfence_super;

-- What was under way begins again: those who were taken out are passed over. People who were left waiting in a stopped
-- campaign are ended by a worker.
set local role ringfence_system;
update campaign_lists own set taken_out_to = '00000000-0000-0000-0000-000000000000'
from campaigns campaign
where campaign.organization_id = own.organization_id and campaign.id = own.campaign_id and campaign.is_ending
  and campaign.state <> 'stopped' and own.is_excluded and own.changed_at is not null;
update campaigns campaign set is_ending = true
where campaign.state = 'stopped' and not campaign.is_ending and exists (select from targets target
  where target.organization_id = campaign.organization_id and target.campaign_id = campaign.id
    and target.state in ('planned', 'waiting', 'calling'));
reset role;
