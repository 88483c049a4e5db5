-- Who is the same human, and since when somebody is left out, is asked inside of statements that are planned each time they
-- run. As text inside of those it was half of their planning, which at hundreds of calls a second is most of a processor: a
-- function of its own is planned once for each connection. All are asked by keys, so that no table is read from end to end
-- because it was empty when the connection first asked.
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

-- Since when somebody is removed from a campaign by name, as a human: they, or a contact linked with them; null: they are
-- not. Who is stays so, whatever becomes of its lists, of a cancelled call or of a corrected one. Where nobody was removed,
-- no link is looked for.
create function removed_by_name_at(organization uuid, campaign uuid, person uuid) returns timestamptz
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

-- Since when somebody is left out of a campaign as a human: they or a contact linked with them are on a list that it leaves
-- out, or on one that this was merged into (nobody becomes callable by a merge), or were removed by name.
create function left_out_since(organization uuid, campaign uuid, person uuid) returns timestamptz
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

create or replace function stays_of_co_debtors(organization uuid, people uuid[])
  returns table (debt_id uuid, contact_id uuid, started_at timestamptz, lifted_at timestamptz)
language plpgsql stable set enable_seqscan = off as $$
#variable_conflict use_column
begin
  if not exists (select from debts owed where owed.organization_id = organization
      and owed.contact_id = any(people) and owed.person_role = 'co_debtor') then
    return;
  end if;
  return query
  with shared as materialized (
    select owed.id, owed.contact_id, debt.id as debt_id, debt.contact_id as debtor_id
    from debts owed
    join debts debt on debt.organization_id = organization and debt.reference = owed.reference
      and fold_creditor(debt.creditor) is not distinct from fold_creditor(owed.creditor)
      and debt.contact_id <> owed.contact_id
    where owed.organization_id = organization and owed.contact_id = any(people)
      and owed.person_role = 'co_debtor'
  ), linked as materialized (
    select human.contact_id, human.linked_id
    from linked_contacts(organization, array(select distinct debtor_id from shared)) human
  )
  select shared.id, shared.contact_id, stay.started_at, stay.lifted_at
  from shared
  join suppressions stay on stay.organization_id = organization and stay.kind = 'bankruptcy'
    and stay.contact_id = shared.debtor_id and coalesce(stay.debt_id, shared.debt_id) = shared.debt_id
  union
  select shared.id, shared.contact_id, stay.started_at, stay.lifted_at
  from shared
  join linked on linked.contact_id = shared.debtor_id
  join suppressions stay on stay.organization_id = organization and stay.kind = 'bankruptcy'
    and stay.contact_id = linked.linked_id and stay.debt_id is null;
end $$;
