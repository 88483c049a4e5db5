-- What changes while a call is under way lies in a narrow table of its own, with small indexes, so that a step
-- of a call rewrites none of the indexes by which millions of calls are found. `calls` is written when a call is
-- reserved and when it has ended.

drop index calls_under_way;
drop index calls_under_way_by_contact;
drop index calls_under_way_by_number;

create table calls_under_way (
  organization_id uuid not null references organizations (id),
  call_id uuid not null,
  campaign_id uuid not null,
  contact_id uuid not null,
  e164 text not null,
  carrier text not null,
  carrier_call_id text,
  state text not null default 'reserved'
    check (state in ('reserved', 'placing', 'queued', 'ringing', 'answered')),
  reserved_at timestamptz(3) not null,
  placing_at timestamptz(3),
  -- By the database's own clock, whatever the application says.
  placing_written_at timestamptz(3),
  -- When something was last learned of it, or last asked.
  heard_at timestamptz(3) not null,
  rang boolean not null default false,
  answered_at timestamptz(3),
  answered_by text,
  choice text,
  ending text,
  talk_seconds integer,
  spoken_at timestamptz(3),
  dropped_at timestamptz(3),
  -- The carrier said that it could not take the call: where it does not show it, nobody was called.
  failed_at timestamptz(3),
  -- What it was decided on: where either has risen since, it is not placed.
  ledger_version bigint not null,
  policy_version integer not null,
  primary key (organization_id, call_id),
  foreign key (organization_id, call_id) references calls (organization_id, id)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
create index calls_under_way_by_contact on calls_under_way (organization_id, contact_id);
create index calls_under_way_by_number on calls_under_way (organization_id, e164);

alter table calls_under_way enable row level security, force row level security;
create policy everything_for_system on calls_under_way to ringfence_system using (true);
create policy rows_of_tenant on calls_under_way to ringfence_tenant
  using (organization_id = (select current_organization_id()));
create policy rows_for_super on calls_under_way to ringfence_super
  using (case when (select named_organization_id()) is null then true
    else organization_id = (select named_organization_id()) end)
  with check (organization_id = (select named_organization_id()));
grant select, insert, update, delete on calls_under_way to ringfence_system;
grant select on calls_under_way to ringfence_tenant, ringfence_super;

-- The owner of the tables sees none of their rows.
set local role ringfence_system;
insert into calls_under_way (organization_id, call_id, campaign_id, contact_id, e164, carrier, carrier_call_id,
  state, reserved_at, placing_at, placing_written_at, heard_at, rang, answered_at, answered_by, choice, ending,
  talk_seconds, spoken_at, dropped_at, ledger_version, policy_version)
select call.organization_id, call.id, call.campaign_id, call.contact_id, call.e164, call.carrier,
  call.carrier_call_id, call.state, call.reserved_at, call.placing_at, call.placing_written_at, call.heard_at,
  call.rang, call.answered_at, call.answered_by, call.choice, call.ending, call.talk_seconds, call.spoken_at,
  call.dropped_at, call.ledger_version, decision.policy_version
from calls call
join decisions decision
  on decision.organization_id = call.organization_id and decision.id = call.decision_id
where call.state <> 'ended';
reset role;

create function write_times_of_placing() returns trigger
  language plpgsql
as $$
begin
  new.placing_written_at := case
    when new.placing_at is null then null
    when tg_op = 'UPDATE' and new.placing_at is not distinct from old.placing_at then old.placing_written_at
    else clock_timestamp() end;
  return new;
end
$$;
create trigger calls_under_way_times_by_database
  before insert or update of placing_at, placing_written_at on calls_under_way
  for each row execute function write_times_of_placing();

-- Whatever the application writes there, it is the database's time that stands: of a call that ends, the one
-- that was written when it was placed.
create or replace function write_times_of_call() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    new.reserved_written_at := clock_timestamp();
    new.placing_written_at := case when new.placing_at is not null then clock_timestamp() end;
  else
    new.reserved_written_at := old.reserved_written_at;
    new.placing_written_at := case
      when new.placing_at is not distinct from old.placing_at then old.placing_written_at
      else coalesce((
        select live.placing_written_at from calls_under_way live
        where live.organization_id = new.organization_id and live.call_id = new.id
          and live.placing_at = new.placing_at), clock_timestamp()) end;
  end if;
  return new;
end
$$;

-- Calls as they are at this moment, under way or ended.
create view calls_now with (security_invoker = true) as
  select call.organization_id, call.id, call.campaign_id, call.contact_id, call.phone_id, call.e164,
    call.debt_id, call.decision_id, call.attempt, call.caller_id, call.carrier,
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

-- Until when somebody who is due may be called, as far as was known when they were last judged. Whom the end of
-- a day shuts out is passed over by the index, however many they are, and judged again beside the calls.
alter table targets add column open_until timestamptz(3) not null default 'infinity';
create index targets_open on targets (organization_id, campaign_id, open_until, next_at, contact_id)
  where state = 'waiting';

-- People of a campaign who are due at a moment and may be called beyond it, those due first. Windows end at few
-- moments, which all people of a place share: each is looked into by itself, so that neither those whose day has
-- ended nor those whose day is to come are read. They are held for the caller, and those whom somebody else holds are
-- passed over, however many they are.
create function find_due(organization uuid, campaign uuid, moment timestamptz, beyond timestamptz, most integer)
  returns table (contact_id uuid, next_at timestamptz)
  language sql volatile
as $$
  with recursive window_end as (
    (select target.open_until from targets target
     where target.organization_id = organization and target.campaign_id = campaign
       and target.state = 'waiting' and target.open_until > beyond
     order by target.open_until limit 1)
    union all
    select (select target.open_until from targets target
      where target.organization_id = organization and target.campaign_id = campaign
        and target.state = 'waiting' and target.open_until > window_end.open_until
      order by target.open_until limit 1)
    from window_end where window_end.open_until <= moment + interval '2 days'
  )
  select due.contact_id, due.next_at
  from (select open_until from window_end union select 'infinity') window_end
  cross join lateral (
    select target.contact_id, target.next_at from targets target
    where target.organization_id = organization and target.campaign_id = campaign
      and target.state = 'waiting' and target.open_until = window_end.open_until
      and target.next_at <= moment
    order by target.next_at, target.contact_id limit most
    for update skip locked) due
  order by due.next_at, due.contact_id
  limit most
$$;

-- Those who are due at a moment and whose day has ended: they are judged again beside the calls.
create function find_closed(organization uuid, campaign uuid, moment timestamptz, beyond timestamptz, most integer)
  returns table (contact_id uuid)
  language sql volatile
as $$
  with recursive window_end as (
    (select target.open_until from targets target
     where target.organization_id = organization and target.campaign_id = campaign
       and target.state = 'waiting' and target.open_until <= beyond
     order by target.open_until limit 1)
    union all
    select (select target.open_until from targets target
      where target.organization_id = organization and target.campaign_id = campaign
        and target.state = 'waiting' and target.open_until > window_end.open_until
        and target.open_until <= beyond
      order by target.open_until limit 1)
    from window_end where window_end.open_until is not null
  )
  select closed.contact_id
  from window_end
  cross join lateral (
    select target.contact_id from targets target
    where target.organization_id = organization and target.campaign_id = campaign
      and target.state = 'waiting' and target.open_until = window_end.open_until
      and target.next_at <= moment
    order by target.next_at, target.contact_id limit most
    for update skip locked) closed
  limit most
$$;

-- How much of its pace an account has used stays where it was; what is new is how many of its calls are under
-- way, counted now and then, and until when it is left alone because the carrier could not keep up.
alter table dial_budgets
  add column under_way integer not null default 0,
  add column counted_at timestamptz(3) not null default '-infinity',
  add column backed_off_until timestamptz(3) not null default '-infinity',
  add column backed_off_because text,
  add column failures integer not null default 0,
  -- Which worker hears what the carrier pushes, and until when it does without saying so again.
  add column listener_id uuid,
  add column listens_until timestamptz(3) not null default '-infinity';
