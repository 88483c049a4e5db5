-- Since when somebody is left out of a campaign as a human: they or a contact linked with them are on a list that it leaves
-- out, or on one that this was merged into (nobody becomes callable by a merge), or were removed by name.
create or replace function left_out_since(organization uuid, campaign uuid, person uuid) returns timestamptz
language plpgsql stable set enable_seqscan = off as $$
begin
  if not exists (select from campaign_lists own
      where own.organization_id = organization and own.campaign_id = campaign and own.is_excluded) then
    return removed_by_name_at(organization, campaign, person);
  end if;
  return least(removed_by_name_at(organization, campaign, person), (
    select min(coalesce(own.changed_at, now())) from campaign_lists own
    where own.organization_id = organization and own.campaign_id = campaign and own.is_excluded
      and exists (select from list_contacts member
        where member.organization_id = organization
          and member.contact_id = any(array(
            select person union all
            select linked.linked_id from linked_contacts(organization, array[person]) linked))
          and member.list_id = any(array(
            select unnest(array[list.id, list.merged_into]) from lists list
            where list.organization_id = organization and list.id = own.list_id)))));
end $$;
