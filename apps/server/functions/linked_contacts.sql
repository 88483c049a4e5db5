-- Everybody who is the same human as one of these people, each as often as of how many of them they are. Two that were
-- parted are not, though both may be linked with a third.
--
-- It is asked inside of statements that are planned each time they run. As text inside of those it was half of their planning,
-- which at hundreds of calls a second is most of a processor: a function of its own is planned once for each connection. All
-- are asked by keys, so that no table is read from end to end because it was empty when the connection first asked.
create or replace function linked_contacts(organization uuid, people uuid[])
  returns table (contact_id uuid, linked_id uuid)
language plpgsql stable rows 10 set enable_seqscan = off as $$
#variable_conflict use_column
begin
  return query
  with recursive walk (contact_id, linked_id) as (
    (select link.contact_id, link.other_id from person_links link
     where link.organization_id = organization and link.contact_id = any(people)
     union
     select link.other_id, link.contact_id from person_links link
     where link.organization_id = organization and link.other_id = any(people))
    union
    select walk.contact_id, next.linked_id
    from walk cross join lateral (
      select link.other_id as linked_id from person_links link
      where link.organization_id = organization and link.contact_id = walk.linked_id
      union all
      select link.contact_id from person_links link
      where link.organization_id = organization and link.other_id = walk.linked_id) next
    where next.linked_id <> walk.contact_id
  )
  select walk.contact_id, walk.linked_id from walk
  where not exists (select from person_partings parted
    where parted.organization_id = organization
      and parted.contact_id = least(walk.contact_id, walk.linked_id)
      and parted.other_id = greatest(walk.contact_id, walk.linked_id));
end $$;
