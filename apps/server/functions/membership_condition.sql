-- Whether `summary` is on the list, for each by itself: a walk ends before most of the list is read.
create or replace function membership_condition(filter jsonb) returns text
  language sql immutable
as $$
  select case when filter ? 'list_id' then format('exists (select from list_contacts member
    where member.organization_id = summary.organization_id and member.list_id = %L
      and member.contact_id = summary.contact_id offset 0)', filter->>'list_id') else 'true' end
$$;
