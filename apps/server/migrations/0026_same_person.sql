-- Contacts of an organization that are one human are linked: what one of them asked for binds all.

-- Two contacts that are the same human, and why. Whoever is linked through others is linked as well, so of
-- many there is a link to one of them, and not between any two.
create table person_links (
  organization_id uuid not null,
  contact_id uuid not null,
  other_id uuid not null check (contact_id < other_id),
  -- birth_date, number: the same name and that. person: somebody said so.
  because text not null check (because in ('birth_date', 'number', 'person')),
  linked_by uuid references profiles (id),
  linked_at timestamptz(3) not null default now(),
  -- The upload that brought what they have in common.
  import_id uuid,
  primary key (organization_id, contact_id, other_id),
  foreign key (organization_id, contact_id) references contacts (organization_id, id) on delete cascade,
  foreign key (organization_id, other_id) references contacts (organization_id, id) on delete cascade
);
create index person_links_by_other on person_links (organization_id, other_id);
create index person_links_by_import on person_links (organization_id, import_id)
  where import_id is not null;

-- Two that an admin parted: nothing but a person's word makes them one again.
create table person_partings (
  organization_id uuid not null,
  contact_id uuid not null,
  other_id uuid not null check (contact_id < other_id),
  because text not null check (because <> ''),
  parted_by uuid not null references profiles (id),
  parted_at timestamptz(3) not null,
  primary key (organization_id, contact_id, other_id),
  foreign key (organization_id, contact_id) references contacts (organization_id, id) on delete cascade,
  foreign key (organization_id, other_id) references contacts (organization_id, id) on delete cascade
);
create index person_partings_by_other on person_partings (organization_id, other_id);

do $$
declare
  fenced text;
begin
  foreach fenced in array array['person_links', 'person_partings'] loop
    execute format('alter table %I enable row level security, force row level security', fenced);
    execute format('create policy rows_of_tenant on %I to ringfence_tenant
      using (organization_id = (select current_organization_id()))', fenced);
    execute format('create policy everything_for_system on %I to ringfence_system using (true)', fenced);
    execute format('create policy rows_for_super on %I to ringfence_super
      using (case when (select named_organization_id()) is null then true
        else organization_id = (select named_organization_id()) end)
      with check (organization_id = (select named_organization_id()))', fenced);
    execute format('create policy persons_for_owner on %I to current_user using (true)', fenced);
    execute format('grant select, insert, delete on %I to ringfence_tenant, ringfence_super', fenced);
    execute format('grant select, insert, update, delete on %I to ringfence_system', fenced);
  end loop;
end
$$;
-- That somebody said so outlasts the upload that had found it.
grant update (because, linked_by, linked_at, import_id) on person_links
  to ringfence_tenant, ringfence_super;
-- Linking restricts, and anybody may; parting may let somebody be called.
create policy only_admins_unlink on person_links as restrictive for delete to ringfence_tenant
  using (is_admin(organization_id));
create policy only_admins_part on person_partings as restrictive for insert to ringfence_tenant
  with check (is_admin(organization_id) and parted_by = (select current_user_id()));

-- Everybody who is the same human as one of these people, each as often as of how many of them they are.
-- Two that were parted are not, though both may be linked with a third.
create function linked_contacts(organization uuid, people uuid[])
  returns table (contact_id uuid, linked_id uuid)
  language sql stable rows 10
as $$
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
      and parted.other_id = greatest(walk.contact_id, walk.linked_id))
$$;

-- Two names of `is_same_name` have one shape, by which an index finds the few that may be the same: spaces
-- and the order of words make no difference to how many letters of each kind there are.
create function name_shape(search_name text) returns integer
  language sql immutable parallel safe
as $$
  select ((length(replace(search_name, ' ', '')) * 32
    + length(translate(search_name, ' aeiou', ''))) * 32
    + length(translate(search_name, ' rstln', ''))) * 32
    + length(translate(search_name, ' abcdmz', ''))
$$;
create index contacts_by_birth on contacts (organization_id, born_on, name_shape(search_name))
  where born_on is not null;

-- The two ways in which `is_same_name` compares.
create function name_words(search_name text) returns text
  language sql immutable parallel safe
as $$
  select string_agg(word, ' ' order by word)
  from unnest(string_to_array(translate(search_name, E'\t\n\r\f', '    '), ' ')) as word
  where word <> ''
$$;
create function name_letters(search_name text) returns text
  language sql immutable parallel safe
as $$ select replace(search_name, ' ', '') $$;

-- Which contacts are the same human as one of these people, by what is stored of them: the same name and
-- the same day of birth, or a number that is not known to be wrong for either. A year links nobody. Every
-- step asks an index for all at once; people of one name and number are linked with the first of them. Names
-- are taken apart only where several of one shape share a number or a day.
create function same_persons(organization uuid, people uuid[])
  returns table (contact_id uuid, other_id uuid, because text)
  language plpgsql stable set plan_cache_mode = force_custom_plan
as $$
declare
  numbers text[];
begin
  select array_agg(distinct phone.e164) into numbers from phones phone
  where phone.organization_id = organization and phone.contact_id = any(array(select unnest(people)))
    and phone.state <> 'wrong';
  select array_agg(shared.e164) into numbers from (
    select phone.e164 from phones phone
    where phone.organization_id = organization and phone.e164 = any(array(select unnest(numbers)))
      and phone.state <> 'wrong'
    group by phone.e164 having count(*) > 1) shared;
  return query
  with alike as (
    select distinct 'birth_date' as because, peer.born_on::text as fact, peer.id, peer.search_name,
      name_shape(peer.search_name) as shape, true as is_told
    from contacts one
    cross join lateral (
      select contact.id, contact.born_on, contact.search_name from contacts contact
      where contact.organization_id = organization and contact.born_on = one.born_on
        and name_shape(contact.search_name) = name_shape(one.search_name)
      offset 0) peer
    where one.organization_id = organization and one.id = any(array(select unnest(people)))
      and one.born_on is not null
    union all
    select 'number', phone.e164, contact.id, contact.search_name, name_shape(contact.search_name),
      contact.id = any(people)
    from phones phone
    join contacts contact on contact.organization_id = organization and contact.id = phone.contact_id
    where phone.organization_id = organization and phone.e164 = any(array(select unnest(numbers)))
      and phone.state <> 'wrong'
  ), counted as (
    select alike.*, count(*) over shaped as people_alike, bool_or(alike.is_told) over shaped as is_asked
    from alike window shaped as (partition by alike.because, alike.fact, alike.shape)
  ), few as materialized (
    select counted.because, counted.fact, counted.id, counted.search_name from counted
    where counted.people_alike > 1 and counted.is_asked
      and not (counted.because = 'number' and exists (select from suppressions wrong
        where wrong.organization_id = organization and wrong.contact_id = counted.id
          and wrong.e164 = counted.fact and wrong.kind in ('wrong_number', 'reassigned')
          and wrong.lifted_at is null))
  ), keyed as (
    select few.because, 'words ' || few.fact || ' ' || name_words(few.search_name) as key, few.id
    from few
    union all
    select few.because, 'letters ' || few.fact || ' ' || name_letters(few.search_name), few.id
    from few
  ), class as materialized (
    select keyed.because, keyed.key, keyed.id, first_value(keyed.id)
        over (partition by keyed.because, keyed.key order by keyed.id) as first_id
    from keyed
  ), pair as (
    select class.because, class.first_id as one, class.id as other
    from class where class.id <> class.first_id
    union all
    -- Whoever was parted from the first is linked with every other one whom they were not parted from.
    select class.because, least(class.id, peer.id), greatest(class.id, peer.id)
    from class join class peer
      on peer.because = class.because and peer.key = class.key and peer.id <> class.id
    where exists (select from person_partings parted
      where parted.organization_id = organization and parted.contact_id = class.first_id
        and parted.other_id = class.id)
  )
  select distinct on (pair.one, pair.other) pair.one, pair.other, pair.because from pair
  where not exists (select from person_partings parted
    where parted.organization_id = organization and parted.contact_id = pair.one
      and parted.other_id = pair.other)
  order by pair.one, pair.other, pair.because;
end
$$;

-- Raises the ledgers of these people, or beside an upload that is being stored leaves it to be done. In the
-- order of their keys, like every other lock on people.
create function raise_ledgers(organization uuid, people uuid[]) returns void
  language plpgsql
as $$
begin
  if hold_uploads_off(organization) then
    with chosen as materialized (
      select contact.id from contacts contact
      where contact.organization_id = organization and contact.id = any(people)
      order by contact.id
      for no key update
    )
    update contacts contact set ledger_version = contact.ledger_version + 1
    from chosen where contact.organization_id = organization and contact.id = chosen.id;
  else
    insert into ledger_raises (organization_id, contact_id)
    select organization, contact.id from contacts contact
    where contact.organization_id = organization and contact.id = any(people);
  end if;
end
$$;
-- With whoever is the same human, and whoever shares a number: they share what was learned of it.
create or replace function raise_ledger_versions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changed record;
begin
  for changed in
    select organization_id, array_agg(distinct contact_id) as people, array_agg(distinct e164) as numbers
    from learned group by 1 order by 1
  loop
    perform raise_ledgers(changed.organization_id, array(
      select unnest(changed.people)
      union
      select linked_id from linked_contacts(changed.organization_id, changed.people)
      union
      select phone.contact_id from phones phone
      where phone.organization_id = changed.organization_id and phone.e164 = any(changed.numbers)));
  end loop;
  return null;
end
$$;
create or replace function raise_ledger_versions_of_persons() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changed record;
begin
  for changed in
    select organization_id, array_agg(distinct contact_id) as people from learned group by 1 order by 1
  loop
    perform raise_ledgers(changed.organization_id, array(
      select unnest(changed.people)
      union
      select linked_id from linked_contacts(changed.organization_id, changed.people)));
  end loop;
  return null;
end
$$;
-- Whoever became one, or is not any more, is bound by something else than before.
create function raise_ledger_versions_of_linked() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changed record;
begin
  for changed in
    select organization_id, array_agg(contact_id) || array_agg(other_id) as people
    from learned group by 1 order by 1
  loop
    perform raise_ledgers(changed.organization_id, array(
      select unnest(changed.people)
      union
      select linked_id from linked_contacts(changed.organization_id, changed.people)));
  end loop;
  return null;
end
$$;
create trigger person_links_raise_ledger
  after insert on person_links referencing new table as learned
  for each statement execute function raise_ledger_versions_of_linked();
create trigger person_links_drop_ledger
  after delete on person_links referencing old table as learned
  for each statement execute function raise_ledger_versions_of_linked();
create trigger person_partings_raise_ledger
  after insert on person_partings referencing new table as learned
  for each statement execute function raise_ledger_versions_of_linked();
create trigger person_partings_drop_ledger
  after delete on person_partings referencing old table as learned
  for each statement execute function raise_ledger_versions_of_linked();

-- A stay binds whoever owes the same debt beside the debtor (11 USC 1301).
create index debts_of_co_debtors on debts (organization_id, reference) where person_role = 'co_debtor';
create index suppressions_of_bankrupt on suppressions (organization_id, contact_id)
  where kind = 'bankruptcy';
create policy debts_for_owner on debts for select to current_user using (true);
create policy restrictions_for_owner on suppressions for select to current_user using (true);

-- The debts of a bankrupt that another contact owes as a co-debtor, of everybody or of some of these people.
create function stayed_debts(organization uuid, people uuid[])
  returns table (debt_id uuid, contact_id uuid, started_at timestamptz, lifted_at timestamptz)
  language sql stable
as $$
  with bankrupt as materialized (
    select stay.contact_id, stay.debt_id, stay.started_at, stay.lifted_at from suppressions stay
    where stay.organization_id = organization and stay.kind = 'bankruptcy'
      and stay.contact_id = any(people)
    union
    select linked.linked_id, null, stay.started_at, stay.lifted_at
    from linked_contacts(organization, people) linked
    join suppressions stay on stay.organization_id = organization and stay.kind = 'bankruptcy'
      and stay.contact_id = linked.contact_id and stay.debt_id is null
  )
  select owed.id, owed.contact_id, bankrupt.started_at, bankrupt.lifted_at
  from bankrupt
  join debts debt on debt.organization_id = organization and debt.contact_id = bankrupt.contact_id
    and debt.id = coalesce(bankrupt.debt_id, debt.id)
  join debts owed on owed.organization_id = organization and owed.reference = debt.reference
    and owed.person_role = 'co_debtor' and owed.creditor is not distinct from debt.creditor
    and owed.contact_id <> debt.contact_id
$$;
create function raise_ledgers_of_co_debtors() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changed record;
begin
  for changed in
    select organization_id, array_agg(distinct contact_id) as people
    from learned where kind = 'bankruptcy' group by 1 order by 1
  loop
    perform raise_ledgers(changed.organization_id, array(
      select distinct stayed.contact_id from stayed_debts(changed.organization_id, changed.people) stayed));
  end loop;
  return null;
end
$$;
create trigger suppressions_raise_co_debtors
  after insert on suppressions referencing new table as learned
  for each statement execute function raise_ledgers_of_co_debtors();
create trigger suppressions_change_co_debtors
  after update on suppressions referencing new table as learned
  for each statement execute function raise_ledgers_of_co_debtors();

-- What binds the human binds whoever is left of them: it is written down there before its record goes.
create function keep_for_linked(organization uuid, gone uuid[]) returns void
  language plpgsql
as $$
begin
  insert into suppressions (organization_id, contact_id, kind, e164, source, evidence, note, recorded_by,
    started_at, recorded_at)
  select distinct on (linked.linked_id, restriction.kind, restriction.e164) organization, linked.linked_id,
    restriction.kind, restriction.e164, restriction.source, restriction.evidence, restriction.note,
    restriction.recorded_by, restriction.started_at, restriction.recorded_at
  from linked_contacts(organization, gone) linked
  join suppressions restriction on restriction.organization_id = organization
    and restriction.contact_id = linked.contact_id and restriction.lifted_at is null
    and restriction.debt_id is null
    and restriction.kind in ('medium_stop', 'deceased', 'attorney', 'incarcerated', 'cease_written',
      'bankruptcy', 'wrong_number', 'reassigned', 'number_stop', 'work_prohibited', 'place_inconvenient')
  where linked.linked_id <> all (gone)
    and not exists (select from suppressions own
      where own.organization_id = organization and own.contact_id = linked.linked_id
        and own.kind = restriction.kind and own.e164 is not distinct from restriction.e164
        and own.debt_id is null and own.lifted_at is null)
  order by linked.linked_id, restriction.kind, restriction.e164, restriction.started_at;
  insert into inconvenient_times (organization_id, contact_id, days, from_minute, to_minute, source,
    evidence, recorded_by, recorded_at, started_at)
  select distinct on (linked.linked_id, slot.id) organization, linked.linked_id, slot.days,
    slot.from_minute, slot.to_minute, slot.source, slot.evidence, slot.recorded_by, slot.recorded_at,
    slot.started_at
  from linked_contacts(organization, gone) linked
  join inconvenient_times slot on slot.organization_id = organization
    and slot.contact_id = linked.contact_id and slot.lifted_at is null
  where linked.linked_id <> all (gone)
  order by linked.linked_id, slot.id;
end
$$;
-- The only way in which anything of a person goes. It looks by itself, on the database's own clock,
-- whether the law still asks for the records and whether a call is under way, and answers who is gone.
create or replace function erase_contacts(organization uuid, people uuid[]) returns setof uuid
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  gone uuid[];
begin
  perform set_config('ringfence.erasing', 'on', true);
  -- Whoever is writing about them is waited for, and from here on nobody begins to.
  perform from contacts contact
  where contact.organization_id = organization and contact.id = any(people)
  order by contact.id for update;
  select array_agg(retention.contact_id) into gone
  from retention_of(organization, people) retention
  where not retention.is_being_called
    and (retention.kept_until is null or retention.kept_until <= clock_timestamp());
  gone := coalesce(gone, '{}');
  -- A refusal outlives the person's data: the same number is not called when it is uploaded again. One
  -- in writing ends all calls about a debt for good (12 CFR 1006.6(c)), and no debt is left to name.
  insert into kept_stops (organization_id, number_hash, kind, kept_at)
  select distinct organization, sha256(convert_to(organization::text || number.e164, 'UTF8')),
    case suppression.kind when 'cease_written' then 'medium_stop' else suppression.kind end, now()
  from suppressions suppression
  join lateral (
    select suppression.e164 where suppression.e164 is not null
    union
    select phone.e164 from phones phone
    where suppression.e164 is null and phone.organization_id = organization
      and phone.contact_id = suppression.contact_id) number on true
  where suppression.organization_id = organization and suppression.contact_id = any(gone)
    and suppression.lifted_at is null
    and suppression.kind in ('medium_stop', 'number_stop', 'wrong_number', 'reassigned',
      'cease_written')
  on conflict do nothing;
  perform keep_for_linked(organization, gone);
  delete from import_changes
  where organization_id = organization and row_id in (
    select unnest(gone)
    union all
    select id from phones where organization_id = organization and contact_id = any(gone)
    union all
    select id from debts where organization_id = organization and contact_id = any(gone)
    union all
    select id from consents where organization_id = organization and contact_id = any(gone));
  -- First, so that nothing is reckoned for whoever is on the way out.
  delete from contact_summaries where organization_id = organization and contact_id = any(gone);
  delete from carrier_events event using calls call
  where call.organization_id = organization and call.contact_id = any(gone)
    and event.organization_id = organization and event.call_id = call.id;
  delete from calls where organization_id = organization and contact_id = any(gone);
  delete from targets where organization_id = organization and contact_id = any(gone);
  delete from decisions where organization_id = organization and contact_id = any(gone);
  delete from suppressions where organization_id = organization and contact_id = any(gone);
  delete from consents where organization_id = organization and contact_id = any(gone);
  delete from inconvenient_times where organization_id = organization and contact_id = any(gone);
  delete from outside_calls where organization_id = organization and contact_id = any(gone);
  delete from contact_notes where organization_id = organization and contact_id = any(gone);
  delete from list_contacts where organization_id = organization and contact_id = any(gone);
  delete from debts where organization_id = organization and contact_id = any(gone);
  delete from phones where organization_id = organization and contact_id = any(gone);
  delete from contacts where organization_id = organization and id = any(gone);
  perform set_config('ringfence.erasing', '', true);
  return query select unnest(gone);
end
$$;

-- Whoever is stored already is linked as well.
do $$
declare
  organization record;
begin
  for organization in select id from organizations loop
    insert into person_links (organization_id, contact_id, other_id, because)
    select organization.id, same.* from same_persons(organization.id, array(
      select contact.id from contacts contact where contact.organization_id = organization.id)) same;
  end loop;
end
$$;

-- The day of birth as a file tells it.
alter table import_rows add column born_on date;
alter table import_people add column born_on date;
-- The year follows from the day wherever both come, and another year alone takes back the day: whatever
-- the way in which it came.
create function follow_birth() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'INSERT' or new.born_on is distinct from old.born_on then
    new.birth_year := extract(year from new.born_on);
  elsif new.birth_year is distinct from extract(year from new.born_on) then
    new.born_on := null;
  end if;
  return new;
end
$$;
create trigger contacts_follow_birth
  before insert on contacts for each row when (new.born_on is not null)
  execute function follow_birth();
create trigger contacts_follow_birth_anew
  before update of born_on, birth_year on contacts for each row when (new.born_on is not null)
  execute function follow_birth();
alter table contacts add constraint contacts_birth_check
  check (born_on is null or birth_year = extract(year from born_on)) not valid;
