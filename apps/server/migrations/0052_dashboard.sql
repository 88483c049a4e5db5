-- What the dashboard shows is kept with each change instead of counted at each view.

-- How many calls of a quarter of an hour ended how. A quarter is a part of every hour of every zone, so that days and
-- hours of any of them can be summed up, and an organization that moves to another zone rewrites nothing. One column
-- for each outcome as it is shown: what somebody corrected it to, else what it was; `under_way` until it ended. The
-- sum over all slots counts; a single slot may be below nothing.
create table call_rollups (
  organization_id uuid not null references organizations (id),
  starts_at timestamptz(3) not null,
  slot uuid not null default new_id(),
  under_way integer not null default 0,
  no_answer integer not null default 0,
  busy integer not null default 0,
  failed integer not null default 0,
  not_in_service integer not null default 0,
  machine integer not null default 0,
  right_party integer not null default 0,
  wrong_party integer not null default 0,
  stop integer not null default 0,
  hung_up integer not null default 0,
  withdrawn integer not null default 0,
  lost integer not null default 0,
  primary key (organization_id, starts_at, slot)
);

-- How many decisions of a quarter of an hour did not allow a call, by the verdict and the rule that said so. A decision
-- counts once for each rule that did not allow it, and once by its own verdict, under no code.
create table decision_rollups (
  organization_id uuid not null references organizations (id),
  starts_at timestamptz(3) not null,
  verdict text not null check (verdict in ('defer', 'block')),
  code text not null,
  slot uuid not null default new_id(),
  n integer not null,
  primary key (organization_id, starts_at, verdict, code, slot)
);

-- How many people have a shape, so that who can be called now is a sum over shapes.
create table shape_counts (
  organization_id uuid not null,
  shape_id uuid not null,
  slot uuid not null default new_id(),
  n integer not null,
  primary key (organization_id, shape_id, slot),
  foreign key (organization_id, shape_id) references callable_shapes (organization_id, id) on delete cascade
);

do $$
declare
  kept text;
begin
  foreach kept in array array['call_rollups', 'decision_rollups', 'shape_counts'] loop
    -- Written many times a second, so that a new version finds room beside the old one.
    execute format('alter table %I set (fillfactor = 40)', kept);
    execute format('alter table %I enable row level security, force row level security', kept);
    execute format('create policy rows_of_tenant on %I to ringfence_tenant
      using (organization_id = (select current_organization_id()))', kept);
    execute format('create policy everything_for_system on %I to ringfence_system using (true)', kept);
    execute format('create policy rows_for_super on %I to ringfence_super
      using (case when (select named_organization_id()) is null then true
        else organization_id = (select named_organization_id()) end)
      with check (organization_id = (select named_organization_id()))', kept);
    -- The triggers run as the owner, whom the policies bind too.
    execute format('create policy rollups_for_owner on %I to current_user using (true)', kept);
    execute format('grant select on %I to ringfence_tenant, ringfence_super', kept);
    execute format('grant select, insert, delete on %I to ringfence_system', kept);
  end loop;
end
$$;

create function quarter_of(moment timestamptz) returns timestamptz
  language sql immutable parallel safe
as $$
  select date_bin('15 minutes', moment, '2000-01-01T00:00:00Z')
$$;

-- What a decision that does not allow a call is counted under: its own verdict, and each rule that did not allow it.
create function said_of_decision(decided text, reasons jsonb) returns table (verdict text, code text)
  language sql immutable parallel safe
as $$
  select decided, ''
  union all
  select distinct reason->>'verdict', reason->>'code' from jsonb_array_elements(reasons) reason
  where reason->>'verdict' <> 'allow'
$$;

-- Adds to the rollups and never waits, like `add_campaign_counts`: of each quarter it takes a slot that nobody holds, and
-- makes one where all are held.
create function add_call_rollups(changes jsonb) returns void
  language sql
as $$
  with told as materialized (
    select one.organization_id, one.starts_at,
      coalesce(sum(one.n) filter (where one.kind = 'under_way'), 0)::integer as under_way,
      coalesce(sum(one.n) filter (where one.kind = 'no_answer'), 0)::integer as no_answer,
      coalesce(sum(one.n) filter (where one.kind = 'busy'), 0)::integer as busy,
      coalesce(sum(one.n) filter (where one.kind = 'failed'), 0)::integer as failed,
      coalesce(sum(one.n) filter (where one.kind = 'not_in_service'), 0)::integer as not_in_service,
      coalesce(sum(one.n) filter (where one.kind = 'machine'), 0)::integer as machine,
      coalesce(sum(one.n) filter (where one.kind = 'right_party'), 0)::integer as right_party,
      coalesce(sum(one.n) filter (where one.kind = 'wrong_party'), 0)::integer as wrong_party,
      coalesce(sum(one.n) filter (where one.kind = 'stop'), 0)::integer as stop,
      coalesce(sum(one.n) filter (where one.kind = 'hung_up'), 0)::integer as hung_up,
      coalesce(sum(one.n) filter (where one.kind = 'withdrawn'), 0)::integer as withdrawn,
      coalesce(sum(one.n) filter (where one.kind = 'lost'), 0)::integer as lost
    from jsonb_to_recordset(changes) as one (organization_id uuid, starts_at timestamptz, kind text, n bigint)
    group by 1, 2
  ), change as materialized (
    select told.*, free.slot from told
    left join lateral (
      select kept.slot from call_rollups kept
      where kept.organization_id = told.organization_id and kept.starts_at = told.starts_at
      order by kept.slot limit 1
      for no key update skip locked) free on true
  ), changed as (
    update call_rollups kept
    set under_way = kept.under_way + change.under_way, no_answer = kept.no_answer + change.no_answer,
      busy = kept.busy + change.busy, failed = kept.failed + change.failed,
      not_in_service = kept.not_in_service + change.not_in_service, machine = kept.machine + change.machine,
      right_party = kept.right_party + change.right_party, wrong_party = kept.wrong_party + change.wrong_party,
      stop = kept.stop + change.stop, hung_up = kept.hung_up + change.hung_up,
      withdrawn = kept.withdrawn + change.withdrawn, lost = kept.lost + change.lost
    from change
    where kept.organization_id = change.organization_id and kept.starts_at = change.starts_at
      and kept.slot = change.slot
  )
  insert into call_rollups (organization_id, starts_at,
    under_way, no_answer, busy, failed, not_in_service, machine, right_party, wrong_party, stop, hung_up, withdrawn,
    lost)
  select organization_id, starts_at,
    under_way, no_answer, busy, failed, not_in_service, machine, right_party, wrong_party, stop, hung_up, withdrawn,
    lost
  from change where slot is null
$$;
revoke execute on function add_call_rollups from public;

create function roll_up_calls() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(part) into changes from (
      select organization_id, quarter_of(reserved_at) as starts_at,
        coalesce(corrected_outcome, outcome, 'under_way') as kind, count(*) as n
      from learned group by 1, 2, 3) part;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(part) into changes from (
      select organization_id, quarter_of(reserved_at) as starts_at,
        coalesce(corrected_outcome, outcome, 'under_way') as kind, -count(*) as n
      from forgotten group by 1, 2, 3) part;
  else
    select jsonb_agg(part) into changes from (
      select organization_id, starts_at, kind, sum(n) as n from (
        select organization_id, quarter_of(reserved_at) as starts_at,
          coalesce(corrected_outcome, outcome, 'under_way') as kind, 1 as n from learned
        union all
        select organization_id, quarter_of(reserved_at),
          coalesce(corrected_outcome, outcome, 'under_way'), -1 from forgotten) one
      group by 1, 2, 3 having sum(n) <> 0) part;
  end if;
  if changes is not null then
    perform add_call_rollups(changes);
  end if;
  return null;
end
$$;

create function add_decision_rollups(changes jsonb) returns void
  language sql
as $$
  with change as materialized (
    select one.*, free.slot
    from jsonb_to_recordset(changes)
      as one (organization_id uuid, starts_at timestamptz, verdict text, code text, n bigint)
    left join lateral (
      select kept.slot from decision_rollups kept
      where kept.organization_id = one.organization_id and kept.starts_at = one.starts_at
        and kept.verdict = one.verdict and kept.code = one.code
      order by kept.slot limit 1
      for no key update skip locked) free on true
  ), changed as (
    update decision_rollups kept set n = kept.n + change.n
    from change
    where kept.organization_id = change.organization_id and kept.starts_at = change.starts_at
      and kept.verdict = change.verdict and kept.code = change.code and kept.slot = change.slot
  )
  insert into decision_rollups (organization_id, starts_at, verdict, code, n)
  select organization_id, starts_at, verdict, code, n from change where slot is null
$$;
revoke execute on function add_decision_rollups from public;

-- Decisions are never changed, only made and erased.
create function roll_up_decisions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(part) into changes from (
      select decision.organization_id, quarter_of(decision.decided_at) as starts_at, said.verdict, said.code,
        count(*) as n
      from learned decision
      cross join lateral said_of_decision(decision.verdict, decision.reasons) said
      where decision.verdict <> 'allow' group by 1, 2, 3, 4) part;
  else
    select jsonb_agg(part) into changes from (
      select decision.organization_id, quarter_of(decision.decided_at) as starts_at, said.verdict, said.code,
        -count(*) as n
      from forgotten decision
      cross join lateral said_of_decision(decision.verdict, decision.reasons) said
      where decision.verdict <> 'allow' group by 1, 2, 3, 4) part;
  end if;
  if changes is not null then
    perform add_decision_rollups(changes);
  end if;
  return null;
end
$$;

-- Who has which shape changes with most of what is written about people, so that only differences are added.
create function count_shapes() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(part) into changes from (
      select organization_id, shape_id, count(*) as n from learned
      where shape_id is not null group by 1, 2) part;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(part) into changes from (
      select organization_id, shape_id, -count(*) as n from forgotten
      where shape_id is not null group by 1, 2) part;
  else
    select jsonb_agg(part) into changes from (
      select organization_id, shape_id, sum(n) as n from (
        select organization_id, shape_id, 1 as n from learned
        union all
        select organization_id, shape_id, -1 from forgotten) one
      where shape_id is not null group by 1, 2 having sum(n) <> 0) part;
  end if;
  if changes is not null then
    perform add_shape_counts(changes);
  end if;
  return null;
end
$$;

create function add_shape_counts(changes jsonb) returns void
  language sql
as $$
  with change as materialized (
    select one.*, free.slot
    from jsonb_to_recordset(changes) as one (organization_id uuid, shape_id uuid, n bigint)
    left join lateral (
      select kept.slot from shape_counts kept
      where kept.organization_id = one.organization_id and kept.shape_id = one.shape_id
      order by kept.slot limit 1
      for no key update skip locked) free on true
  ), changed as (
    update shape_counts kept set n = kept.n + change.n
    from change
    where kept.organization_id = change.organization_id and kept.shape_id = change.shape_id
      and kept.slot = change.slot
  )
  insert into shape_counts (organization_id, shape_id, n)
  select organization_id, shape_id, n from change where slot is null
$$;
revoke execute on function add_shape_counts from public;

do $$
declare
  rolled text;
  roll text;
begin
  for rolled, roll in values ('calls', 'roll_up_calls'), ('decisions', 'roll_up_decisions'),
    ('contact_summaries', 'count_shapes')
  loop
    execute format('create trigger %1$I after insert on %2$I referencing new table as learned
      for each statement execute function %3$I()', rolled || '_rolled_up', rolled, roll);
    execute format('create trigger %1$I after delete on %2$I referencing old table as forgotten
      for each statement execute function %3$I()', rolled || '_rolled_up_less', rolled, roll);
    if rolled <> 'decisions' then
      execute format('create trigger %1$I after update on %2$I
        referencing old table as forgotten new table as learned
        for each statement execute function %3$I()', rolled || '_rolled_up_again', rolled, roll);
    end if;
  end loop;
end
$$;

-- Until when somebody has at most one attempt left before a limit on attempts; none where there are more.
alter table contact_summaries add column near_limit_until timestamptz(3);
create index contact_summaries_near_limit on contact_summaries (organization_id, near_limit_until, contact_id)
  where near_limit_until is not null;

-- The decisions behind a bar, newest first.
create index decisions_not_allowed on decisions (organization_id, id) where verdict <> 'allow';
create index decisions_not_allowed_across on decisions (id) where verdict <> 'allow';

-- What is there already, after the triggers, which hold everybody off who writes. The owner of the tables sees none of
-- their rows, and the functions that add are the owner's alone, so that each row is summed up here.
set local role ringfence_system;
insert into call_rollups (organization_id, starts_at,
    under_way, no_answer, busy, failed, not_in_service, machine, right_party, wrong_party, stop, hung_up, withdrawn,
    lost)
select organization_id, quarter_of(reserved_at),
  count(*) filter (where coalesce(corrected_outcome, outcome, 'under_way') = 'under_way'),
  count(*) filter (where coalesce(corrected_outcome, outcome, 'under_way') = 'no_answer'),
  count(*) filter (where coalesce(corrected_outcome, outcome, 'under_way') = 'busy'),
  count(*) filter (where coalesce(corrected_outcome, outcome, 'under_way') = 'failed'),
  count(*) filter (where coalesce(corrected_outcome, outcome, 'under_way') = 'not_in_service'),
  count(*) filter (where coalesce(corrected_outcome, outcome, 'under_way') = 'machine'),
  count(*) filter (where coalesce(corrected_outcome, outcome, 'under_way') = 'right_party'),
  count(*) filter (where coalesce(corrected_outcome, outcome, 'under_way') = 'wrong_party'),
  count(*) filter (where coalesce(corrected_outcome, outcome, 'under_way') = 'stop'),
  count(*) filter (where coalesce(corrected_outcome, outcome, 'under_way') = 'hung_up'),
  count(*) filter (where coalesce(corrected_outcome, outcome, 'under_way') = 'withdrawn'),
  count(*) filter (where coalesce(corrected_outcome, outcome, 'under_way') = 'lost')
from calls group by 1, 2;
insert into decision_rollups (organization_id, starts_at, verdict, code, n)
select decision.organization_id, quarter_of(decision.decided_at), said.verdict, said.code, count(*)
from decisions decision
cross join lateral said_of_decision(decision.verdict, decision.reasons) said
where decision.verdict <> 'allow' group by 1, 2, 3, 4;
insert into shape_counts (organization_id, shape_id, n)
select organization_id, shape_id, count(*) from contact_summaries where shape_id is not null group by 1, 2;
reset role;
