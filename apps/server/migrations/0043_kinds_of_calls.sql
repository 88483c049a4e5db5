-- What a call is: who called whom, who speaks, what for, and what gave rise to it. Every call there is was made by a
-- campaign, which plays a recording to collect. A call that no campaign made has neither campaign nor target.
alter table calls
  add column direction text not null default 'outbound'
    constraint calls_direction_check check (direction in ('outbound', 'inbound')),
  add column mode text not null default 'prerecorded'
    constraint calls_mode_check check (mode in ('human', 'prerecorded', 'ai')),
  add column purpose text not null default 'collect'
    constraint calls_purpose_check check (purpose in ('collect', 'location', 'legal_notice')),
  add column origin text not null default 'campaign'
    constraint calls_origin_check
      check (origin in ('campaign', 'callback', 'promise', 'member', 'person')),
  alter column campaign_id drop not null,
  add constraint calls_campaign_check check ((origin = 'campaign') = (campaign_id is not null));
alter table calls_under_way alter column campaign_id drop not null;
alter table decisions alter column campaign_id drop not null;

-- What a call is about besides the debt that it leads with, which stands in `calls`: most calls write nothing here.
create table call_debts (
  organization_id uuid not null references organizations (id),
  contact_id uuid not null,
  call_id uuid not null,
  debt_id uuid not null,
  primary key (organization_id, call_id, debt_id),
  foreign key (organization_id, call_id) references calls (organization_id, id),
  foreign key (organization_id, contact_id, debt_id) references debts (organization_id, contact_id, id)
);
create index call_debts_by_contact on call_debts (organization_id, contact_id, debt_id);

alter table call_debts enable row level security, force row level security;
create policy everything_for_system on call_debts to ringfence_system using (true);
create policy rows_of_tenant on call_debts to ringfence_tenant
  using (organization_id = (select current_organization_id()));
create policy rows_for_super on call_debts to ringfence_super
  using (case when (select named_organization_id()) is null then true
    else organization_id = (select named_organization_id()) end)
  with check (organization_id = (select named_organization_id()));
create policy summed_up_for_owner on call_debts for select to current_user using (true);
create policy erasing_for_owner on call_debts to current_user
  using ((select current_setting('ringfence.erasing', true)) = 'on');
grant select, insert on call_debts to ringfence_system;
grant select on call_debts to ringfence_tenant, ringfence_super;

-- A key that names calls or debts does not tell that they belong together.
create function check_call_debt() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select from calls call
    where call.organization_id = new.organization_id and call.id = new.call_id
      and call.contact_id = new.contact_id and call.debt_id <> new.debt_id
  ) then
    raise exception 'the call is not with this person, or leads with this debt'
      using errcode = 'foreign_key_violation';
  end if;
  return new;
end
$$;
create trigger debt_of_call before insert or update on call_debts
  for each row execute function check_call_debt();

drop view calls_now;
create view calls_now with (security_invoker = true) as
  select call.organization_id, call.id, call.direction, call.mode, call.purpose, call.origin,
    call.campaign_id, call.contact_id, call.phone_id, call.e164, call.debt_id,
    -- The one that it leads with first.
    array_prepend(call.debt_id, array(
      select further.debt_id from call_debts further
      where further.organization_id = call.organization_id and further.call_id = call.id
      order by further.debt_id)) as debt_ids,
    call.decision_id, call.attempt, call.caller_id, call.carrier, call.account_id,
    coalesce(live.carrier_call_id, call.carrier_call_id) as carrier_call_id,
    coalesce(live.state, call.state) as state, call.outcome, call.reserved_at,
    coalesce(live.placing_at, call.placing_at) as placing_at,
    coalesce(live.heard_at, call.heard_at) as heard_at,
    coalesce(live.rang, call.rang) as rang,
    coalesce(live.answered_at, call.answered_at) as answered_at,
    coalesce(live.answered_by, call.answered_by) as answered_by,
    coalesce(live.choice, call.choice) as choice,
    coalesce(live.ending, call.ending) as ending, call.ended_at,
    coalesce(live.talk_seconds, call.talk_seconds) as talk_seconds,
    coalesce(live.dropped_at, call.dropped_at) as dropped_at, call.ledger_version,
    coalesce(live.spoken_at, call.spoken_at) as spoken_at, call.reserved_written_at,
    coalesce(live.placing_written_at, call.placing_written_at) as placing_written_at
  from calls call
  left join calls_under_way live
    on live.organization_id = call.organization_id and live.call_id = call.id;
grant select on calls_now to ringfence_system, ringfence_tenant, ringfence_super;

-- What no campaign made is counted for none.
create or replace function count_calls()
  returns trigger
  language plpgsql
  security definer
  set search_path = public, pg_temp
as $$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, coalesce(outcome, 'under_way') as kind, count(*) as n
      from learned where campaign_id is not null group by 1, 2, 3) part;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, coalesce(outcome, 'under_way') as kind, -count(*) as n
      from forgotten where campaign_id is not null group by 1, 2, 3) part;
  else
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, kind, sum(n) as n from (
        select organization_id, campaign_id, coalesce(outcome, 'under_way') as kind, 1 as n from learned
        union all
        select organization_id, campaign_id, coalesce(outcome, 'under_way'), -1 from forgotten) one
      where campaign_id is not null
      group by 1, 2, 3 having sum(n) <> 0) part;
  end if;
  if changes is not null then
    perform add_campaign_counts('calls', changes);
  end if;
  return null;
end
$$;

-- A talk was about every debt of its call.
create or replace function keep_first_conversations(organization uuid, people uuid[])
  returns void
  language plpgsql
  security definer
  set search_path = public, pg_temp
as $$
begin
  with talk as (
    select call.contact_id, about.debt_id, call.e164, call.reserved_at as occurred_at
    from calls call
    cross join lateral (
      select call.debt_id
      union all
      select further.debt_id from call_debts further
      where further.organization_id = organization and further.call_id = call.id) about
    where call.organization_id = organization and call.contact_id = any(people)
      and call.outcome in ('right_party', 'stop')
    union all
    select call.contact_id, debt.id, call.e164, call.occurred_at
    from outside_calls call
    join debts debt on debt.organization_id = organization and debt.contact_id = call.contact_id
      and (debt.id = any(call.debt_ids) or call.debt_ids = '{}'
        and debt.created_at <= call.recorded_at + interval '1 minute')
    where call.organization_id = organization and call.contact_id = any(people)
      and call.outcome = 'conversation'
  ), earliest as materialized (
    select talk.contact_id, talk.debt_id, min(talk.occurred_at) as occurred_at
    from talk
    where not exists (select from suppressions learned
      where learned.organization_id = organization and learned.contact_id = talk.contact_id
        and learned.e164 = talk.e164 and learned.kind = 'wrong_number' and learned.lifted_at is null)
    group by talk.contact_id, talk.debt_id
  ), gone as (
    delete from first_conversations known
    where known.organization_id = organization and known.contact_id = any(people)
      and not exists (select from earliest where earliest.debt_id = known.debt_id)
  )
  insert into first_conversations as known (organization_id, debt_id, contact_id, occurred_at)
  select organization, earliest.debt_id, earliest.contact_id, earliest.occurred_at
  from earliest order by earliest.debt_id
  on conflict (organization_id, debt_id) do update set occurred_at = excluded.occurred_at
  where known.occurred_at <> excluded.occurred_at;
end
$$;

create or replace function erase_contacts(organization uuid, people uuid[])
  returns setof uuid
  language plpgsql
  security definer
  set search_path = public, pg_temp
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
  delete from call_debts where organization_id = organization and contact_id = any(gone);
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
