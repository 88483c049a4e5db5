-- What is learned of a person while an upload is being stored holds at once, and waits for nobody.

-- An upload is stored in one transaction, which holds every row that it changes until its end. Whatever is
-- learned of its people meanwhile is written beside them: each row here counts as one more version of the
-- person's ledger from its commit on, so that a call decided on before is not placed. What else follows
-- (the state of a number, permission that is taken back, whom to call next, what lists show) is done by a
-- worker once the upload has ended, and the row then goes into the version itself.
create table ledger_raises (
  organization_id uuid not null,
  contact_id uuid not null,
  id uuid not null default new_id(),
  primary key (organization_id, contact_id, id),
  foreign key (organization_id, contact_id) references contacts (organization_id, id) on delete cascade
);
alter table ledger_raises enable row level security, force row level security;
create policy rows_of_tenant on ledger_raises to ringfence_tenant
  using (organization_id = (select current_organization_id()));
create policy everything_for_system on ledger_raises to ringfence_system using (true);
create policy rows_for_super on ledger_raises to ringfence_super
  using (case when (select named_organization_id()) is null then true
    else organization_id = (select named_organization_id()) end)
  with check (organization_id = (select named_organization_id()));
create policy raises_for_owner on ledger_raises to current_user using (true);
grant select, insert on ledger_raises to ringfence_tenant, ringfence_super;
grant select, insert, update, delete on ledger_raises to ringfence_system;

-- A worker adds all that lay beside a version at once, so that what it counts as stays the same.
drop trigger contacts_ledger_only_rises on contacts;
create trigger contacts_ledger_only_rises
  before update of ledger_version on contacts
  for each row when (new.ledger_version not in (old.ledger_version, old.ledger_version + 1)
    and not (current_user = 'ringfence_system' and new.ledger_version > old.ledger_version))
  execute function refuse_version();

-- Whether no upload of the organization is being stored or undone: none begins then before this
-- transaction ends. It never waits. Whoever stores holds the rows itself, and has them.
create function hold_uploads_off(organization uuid) returns boolean
  language sql volatile
as $$
  select coalesce(current_setting('ringfence.importing', true) = 'on', false)
    or pg_try_advisory_xact_lock_shared(hashtextextended('ringfence storing ' || organization, 0))
$$;

create or replace function raise_ledger_versions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  -- Whoever shares a number shares what was learned of it. In the order of their keys, like every other
  -- lock on people.
  with organization as materialized (
    select organization_id, hold_uploads_off(organization_id) as is_free
    from (select distinct organization_id from learned) concerned
  ), person as materialized (
    select learned.organization_id, learned.contact_id from learned
    union
    select phone.organization_id, phone.contact_id
    from learned join phones phone
      on phone.organization_id = learned.organization_id and phone.e164 = learned.e164
  ), chosen as materialized (
    select contact.organization_id, contact.id from contacts contact
    where (contact.organization_id, contact.id) in (
      select person.organization_id, person.contact_id
      from person join organization on organization.organization_id = person.organization_id
      where organization.is_free)
    order by contact.organization_id, contact.id
    for no key update
  ), raised as (
    update contacts contact set ledger_version = contact.ledger_version + 1
    from chosen where contact.organization_id = chosen.organization_id and contact.id = chosen.id
  )
  insert into ledger_raises (organization_id, contact_id)
  select person.organization_id, person.contact_id
  from person join organization on organization.organization_id = person.organization_id
  where not organization.is_free;
  return null;
end
$$;
create or replace function raise_ledger_versions_of_persons() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  with organization as materialized (
    select organization_id, hold_uploads_off(organization_id) as is_free
    from (select distinct organization_id from learned) concerned
  ), person as materialized (
    select distinct learned.organization_id, learned.contact_id, organization.is_free
    from learned join organization on organization.organization_id = learned.organization_id
  ), chosen as materialized (
    select contact.organization_id, contact.id from contacts contact
    where (contact.organization_id, contact.id) in (
      select organization_id, contact_id from person where is_free)
    order by contact.organization_id, contact.id
    for no key update
  ), raised as (
    update contacts contact set ledger_version = contact.ledger_version + 1
    from chosen where contact.organization_id = chosen.organization_id and contact.id = chosen.id
  )
  insert into ledger_raises (organization_id, contact_id)
  select organization_id, contact_id from person where not is_free;
  return null;
end
$$;

-- Beside an upload, those whom it does not hold are summed up at once, and the others once it has ended.
create or replace function summarise_their_contacts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changed record;
  held uuid[];
begin
  if summaries_wait() then
    return null;
  end if;
  for changed in
    select organization_id, array_agg(distinct contact_id) as people from learned group by 1 order by 1
  loop
    held := '{}';
    if not hold_uploads_off(changed.organization_id) then
      select coalesce(array_agg(contact_id), '{}') into held from (
        select unnest(changed.people) as contact_id
        except
        select free.contact_id from (
          select summary.contact_id from contact_summaries summary
          where summary.organization_id = changed.organization_id
            and summary.contact_id = any(changed.people)
          order by summary.contact_id for no key update skip locked) free) other;
      insert into ledger_raises (organization_id, contact_id)
      select changed.organization_id, unnest(held);
    end if;
    perform summarise_contacts(changed.organization_id,
      array(select unnest(changed.people) except select unnest(held)));
  end loop;
  return null;
end
$$;
-- The dialer hears of many calls a second, so of a call that ended no more is read than it tells.
create or replace function summarise_ended_calls() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if summaries_wait() then
    return null;
  end if;
  with last_call as materialized (
    select distinct on (organization_id, contact_id) organization_id, contact_id, placing_at, outcome
    from learned
    where state = 'ended' and placing_at is not null and outcome <> 'withdrawn'
    order by organization_id, contact_id, placing_at desc
  ), chosen as materialized (
    select summary.organization_id, summary.contact_id, last_call.placing_at, last_call.outcome
    from last_call
    join contact_summaries summary on summary.organization_id = last_call.organization_id
      and summary.contact_id = last_call.contact_id
    order by summary.organization_id, summary.contact_id
    for no key update of summary skip locked
  ), summarised as (
    update contact_summaries summary
    set last_called_at = chosen.placing_at, last_outcome = chosen.outcome, judge_at = '-infinity'
    from chosen
    where summary.organization_id = chosen.organization_id and summary.contact_id = chosen.contact_id
      and coalesce(summary.last_called_at, '-infinity') <= chosen.placing_at
      and (summary.last_called_at, summary.last_outcome)
        is distinct from (chosen.placing_at, chosen.outcome)
  )
  -- Of whoever is held by another, what is shown follows in a moment.
  insert into ledger_raises (organization_id, contact_id)
  select last_call.organization_id, last_call.contact_id from last_call
  where not exists (select from chosen where chosen.organization_id = last_call.organization_id
    and chosen.contact_id = last_call.contact_id);
  return null;
end
$$;

-- An upload counts the words of its people itself, at its end: else nobody could add a person of the same
-- name until it has ended.
create or replace function count_new_words() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if coalesce(current_setting('ringfence.importing', true) = 'on', false) then
    return null;
  end if;
  -- In one order, so that two who write at once never wait for each other.
  insert into search_words as known (organization_id, word, people)
  select contact.organization_id, left(word, 200), count(*)
  from learned contact cross join lateral words_of(contact.search_name) as word
  group by 1, 2 order by 1, 2
  on conflict (organization_id, word) do update set people = known.people + excluded.people;
  return null;
end
$$;

-- Whoever is planned again is planned with the number and the debt that are right by then.
grant update (phone_id, debt_id) on targets to ringfence_tenant, ringfence_super;
