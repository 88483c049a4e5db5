-- Finding people, lists and campaigns by a part of their name, a reference or a number.

do $$
declare
  wanted text;
begin
  if current_setting('server_encoding') <> 'UTF8' then
    raise exception 'the database keeps text as %, and names need UTF8',
      current_setting('server_encoding')
      using hint = 'Create it anew with: create database … encoding ''UTF8'' template template0';
  end if;
  foreach wanted in array array['pg_trgm', 'btree_gin'] loop
    begin
      execute format('create extension if not exists %I schema public', wanted);
    exception
      when insufficient_privilege then
        raise exception 'the extension % may not be created by %', wanted, current_user
          using hint = format('Let a superuser run in this database: create extension %I', wanted);
      when feature_not_supported or undefined_file then
        raise exception 'the extension % is not installed on the database server', wanted
          using hint = 'It comes with PostgreSQL, in the package that is often named postgresql-contrib';
    end;
  end loop;
end
$$;

-- Under a forced policy an operator is only handed to an index if it is leakproof, and those of
-- trigrams are not: every search would read the whole table. So functions search, which run as a role
-- that sees every row of a few columns, and each of them asks for the organizations that the
-- transaction reaches and for nothing else. They answer keys; the rows are then read under the
-- policies of whoever asks. Nobody logs in as that role, and it writes nothing.
do $$
begin
  begin
    create role ringfence_search nologin;
  exception when duplicate_object or unique_violation then
    null;
  end;
  if not pg_has_role(current_user, 'ringfence_search', 'set') then
    execute format('grant ringfence_search to %I with inherit false, set true', current_user);
  end if;
exception when insufficient_privilege then
  raise exception 'the role ringfence_search belongs to another login of this server'
    using hint = format('Let its owner run: grant ringfence_search to %I', current_user);
end
$$;
grant usage on schema public to ringfence_search;
do $$
declare
  searched text;
begin
  foreach searched in array array['organizations', 'contacts', 'phones', 'list_contacts', 'lists',
    'campaigns'] loop
    execute format('create policy everything_for_search on %I for select to ringfence_search
      using (true)', searched);
  end loop;
end
$$;
grant select (id, deleted_at) on organizations to ringfence_search;
grant select (organization_id, contact_id, e164) on phones to ringfence_search;
grant select (organization_id, list_id, contact_id) on list_contacts to ringfence_search;
grant select (organization_id, id, name) on lists, campaigns to ringfence_search;
grant select (organization_id, id, external_reference) on contacts to ringfence_search;

-- A name as it is compared: without case, accents and punctuation, every word after a space.
create function search_text(name text) returns text
  language sql immutable parallel safe
as $$
  select ' ' || translate(
    lower(case
      when octet_length(name) = length(name) then name
      else regexp_replace(normalize(name, nfkd), '[\u0300-\u036f]', '', 'g')
    end),
    '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32))
$$;

-- What each word of a search must look like in a name. Short words are beginnings of words, because
-- three letters are the least that the index can look for anywhere. No wildcard comes through:
-- `search_text` leaves none.
create function search_patterns(query text) returns setof text
  language sql immutable parallel safe
as $$
  select distinct case when length(word) < 3 then '% ' || word || '%' else '%' || word || '%' end
  from regexp_split_to_table(search_text(query), '\s+') as word
  where word <> ''
$$;

-- A reference that was made from number and name, and is shown to nobody: with patience, the number
-- could be found out from it.
create function is_derived_reference(reference text) returns boolean
  language sql immutable parallel safe
as $$ select reference ~ '^auto-\d{4}-[0-9a-f]{16}$' $$;

-- Kept with the contact, because a search compares thousands of names.
alter table contacts add column search_name text generated always as (search_text(full_name)) stored;
grant select (search_name) on contacts to ringfence_search;
create index contacts_by_name_part on contacts
  using gin (organization_id, search_name gin_trgm_ops);
create index contacts_by_reference_part on contacts
  using gin (organization_id, lower(external_reference) gin_trgm_ops)
  where not is_derived_reference(external_reference);
create index phones_by_number_across on phones (e164);
create index phones_by_last_four on phones (right(e164, 4), organization_id, contact_id);
create index lists_by_name_part on lists
  using gin (organization_id, search_text(name) gin_trgm_ops);
create index campaigns_by_name_part on campaigns
  using gin (organization_id, search_text(name) gin_trgm_ops);

-- Which organizations a search reaches, as a condition on the column that names them: the one that the
-- transaction was opened for, or all for a super administrator who names none. Null: none at all.
create function searched_organizations(column_name text) returns text
  language sql stable
as $$
  select case
    when current_organization_id() is not null
      then format('%s = %L', column_name, current_organization_id())
    when is_super_administrator() and named_organization_id() is null
      then format('(select organizations.deleted_at is null from organizations
        where organizations.id = %s)', column_name)
  end
$$;

-- Contacts with these words in their name, this reference or a part of it, one of these numbers, or a
-- number with these last four digits: those after the given id, in the order of their ids. What is
-- frequent is found by walking along the ids, what is rare by the index of parts. The planner cannot
-- tell the two apart, so it is tried: a short walk comes first.
create function find_contacts(query text, numbers text[], last_four text, of_list uuid, after uuid,
    most integer)
  returns table (organization_id uuid, id uuid)
  language plpgsql stable security definer rows 50 set search_path = public, pg_temp
as $$
declare
  reached text := searched_organizations('contact.organization_id');
  -- The one organization that is searched, where it is one.
  home uuid := current_organization_id();
  beginning uuid := coalesce(after, '00000000-0000-0000-0000-000000000000');
  page text := format('and contact.id > %L order by contact.id limit %s', beginning, most);
  in_list text := '';
  walked text;
  reference text := replace(replace(replace(lower(trim(query)), '\', '\\'), '%', '\%'), '_', '\_');
  likenesses text[];
  found_organizations uuid[];
  found_ids uuid[] := '{}';
  parts text[] := '{}';
begin
  if reached is null then
    return;
  end if;
  if of_list is not null then
    execute format('select list.organization_id from lists list where list.id = %L and %s limit 1',
      of_list, searched_organizations('list.organization_id')) into home;
    if home is null then
      return;
    end if;
    reached := format('contact.organization_id = %L', home);
    in_list := format('and exists (select from list_contacts member
      where member.organization_id = contact.organization_id and member.list_id = %L
        and member.contact_id = contact.id)', of_list);
  end if;
  likenesses := array_remove(array[
    (select string_agg(format('contact.search_name like %L', pattern), ' and ')
     from search_patterns(query) as pattern),
    case when reference <> '' then format('not is_derived_reference(contact.external_reference)
      and lower(contact.external_reference) like %L',
      case when length(trim(query)) < 3 then '' else '%' end || reference || '%') end], null);
  if cardinality(likenesses) > 0 then
    walked := case when of_list is null
      then format('contacts contact where %s', reached)
      else format('list_contacts member join contacts contact
        on contact.organization_id = member.organization_id and contact.id = member.contact_id
        where member.organization_id = %L and member.list_id = %L', home, of_list) end;
    execute format('select array_agg(contact.organization_id), array_agg(contact.id) from (
      select contact.organization_id, contact.id from (
        select contact.organization_id, contact.id, contact.search_name, contact.external_reference
        from %s and contact.id > %L order by contact.id limit 1000) contact
      where (%s) order by contact.id limit %s) contact',
      walked, beginning, array_to_string(likenesses, ') or ('), most)
      into found_organizations, found_ids;
  end if;
  if cardinality(found_ids) = most then
    parts := array[format('(select * from unnest(%L::uuid[], %L::uuid[]))',
      found_organizations, found_ids)];
  else
    -- Each "offset 0" keeps what is inside apart: first the index alone, then the order, and only of
    -- those who are then shown it is asked whether their organization is there any more.
    select array_agg(format('(select contact.organization_id, contact.id from (
        select * from (
          select contact.organization_id, contact.id from contacts contact
          where %s and %s and contact.id > %L offset 0) contact
        order by contact.id offset 0) contact
      where %s %s %s)', case when home is null then 'true' else reached end, likeness, beginning,
      reached, in_list, page))
      into parts from unnest(likenesses) as likeness;
  end if;
  if last_four is not null or cardinality(numbers) > 0 then
    parts := parts || format('(select distinct contact.organization_id, contact.id
      from (select phone.organization_id, phone.contact_id as id from phones phone where %s) contact
      where %s %s %s)',
      case when last_four is null then format('phone.e164 = any(%L)', numbers)
        else format('right(phone.e164, 4) = %L', last_four) end, reached, in_list, page);
  end if;
  if cardinality(parts) > 0 then
    return query execute format('select * from (%s) found order by 2 limit %s',
      array_to_string(parts, ' union '), most);
  end if;
end
$$;

-- Lists or campaigns with these words in their name, newest first.
create function find_named(kind text, query text, most integer)
  returns table (organization_id uuid, id uuid)
  language plpgsql stable security definer rows 10 set search_path = public, pg_temp
as $$
declare
  reached text := searched_organizations('thing.organization_id');
  named text;
begin
  if kind not in ('lists', 'campaigns') then
    raise exception 'nothing is found by name among %', kind;
  end if;
  select string_agg(format('search_text(thing.name) like %L', pattern), ' and ')
    into named from search_patterns(query) as pattern;
  if reached is null or named is null then
    return;
  end if;
  return query execute format('select thing.organization_id, thing.id from %I thing
    where %s and %s order by thing.id desc limit %s',
    kind, reached, named, most);
end
$$;

revoke execute on function find_contacts, find_named from public;
grant execute on function find_contacts, find_named to ringfence_tenant, ringfence_super;
-- An owner has to be allowed to create where it owns; it is not needed for anything else.
grant create on schema public to ringfence_search;
alter function find_contacts owner to ringfence_search;
alter function find_named owner to ringfence_search;
revoke create on schema public from ringfence_search;
