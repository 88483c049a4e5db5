-- Since when somebody is removed from a campaign by name, as a human: they, or a contact linked with them; null: they are
-- not. Who is stays so, whatever becomes of its lists, of a cancelled call or of a corrected one. Where nobody was removed,
-- no link is looked for.
create or replace function removed_by_name_at(organization uuid, campaign uuid, person uuid) returns timestamptz
language plpgsql stable set enable_seqscan = off as $$
begin
  if not exists (select from campaign_people_removed gone
      where gone.organization_id = organization and gone.campaign_id = campaign) then
    return null;
  end if;
  return (select min(gone.removed_at) from campaign_people_removed gone
    where gone.organization_id = organization and gone.campaign_id = campaign
      and gone.contact_id = any(array(
        select person union all
        select linked.linked_id from linked_contacts(organization, array[person]) linked)));
end $$;
