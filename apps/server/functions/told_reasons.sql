-- The word of every rule: what was said, and for the others that they allowed the call.
create or replace function told_reasons(said jsonb, asked text) returns jsonb
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

grant execute on function told_reasons to ringfence_system, ringfence_tenant, ringfence_super;
