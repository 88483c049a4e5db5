-- A decision asks every rule, and almost all of them plainly allow the call: to name them in every decision was most of
-- what a call wrote. The rules are stored once for as long as they stay the same, and a decision points to them.
create table rule_sets (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  -- With `code`, `version` and `citation`, in the order in which people read them.
  rules jsonb not null check (jsonb_typeof(rules) = 'array'),
  first_used_at timestamptz(3) not null default now()
);
alter table rule_sets enable row level security, force row level security;
create policy everything_for_system on rule_sets to ringfence_system using (true);
create policy rules_for_everybody on rule_sets for select to ringfence_tenant, ringfence_super using (true);
grant select, insert on rule_sets to ringfence_system;
grant select on rule_sets to ringfence_tenant, ringfence_super;

-- Null where `reasons` has the word of every rule. Without a reference: every decision would lock the one row.
alter table decisions add column rule_set text;

-- The word of every rule: what was said, and for the others that they allowed the call.
create function told_reasons(said jsonb, asked text) returns jsonb
language sql stable set search_path = public, pg_temp as $$
  select case when asked is null then said else (
    select jsonb_agg(reason.content order by reason.nth)
    from (
      select rule.nth, coalesce(
        (select one from jsonb_array_elements(said) one where one->>'code' = rule.content->>'code'),
        rule.content || '{"verdict": "allow", "until": null, "liftedBy": null}') as content
      from rule_sets known, jsonb_array_elements(known.rules) with ordinality as rule (content, nth)
      where known.id = asked
      union all
      -- What follows from the rules together is none of them.
      select 1000 + one.nth, one.content
      from jsonb_array_elements(said) with ordinality as one (content, nth)
      where not exists (select from rule_sets known, jsonb_array_elements(known.rules) rule
        where known.id = asked and rule->>'code' = one.content->>'code')
    ) reason) end
$$;
grant execute on function told_reasons(jsonb, text)
  to ringfence_system, ringfence_tenant, ringfence_super;

-- Who is not called points to the decision that says why, which the same statement writes and nothing changes. The check
-- looked through every month, and was planned for every person who was judged.
alter table targets drop constraint targets_organization_id_contact_id_decision_id_fkey;

-- What is told of a call, and how it stands, is written for calls that are there. The call itself keeps its reference:
-- whoever deletes an organization waits for it.
alter table calls_under_way drop constraint calls_under_way_organization_id_fkey;
alter table carrier_events drop constraint carrier_events_organization_id_fkey;
