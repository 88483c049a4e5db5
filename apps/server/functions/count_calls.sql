-- What no campaign made is counted for none. Counts go by what a call turned out to be.
create or replace function count_calls()
 returns trigger
 language plpgsql
 security definer
 set search_path to 'public', 'pg_temp'
as $$
declare
  changes jsonb;
  taken jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, coalesce(corrected_outcome, outcome, 'under_way') as kind, count(*) as n
      from learned where campaign_id is not null group by 1, 2, 3) part;
    select jsonb_agg(part) into taken from (
      select organization_id, campaign_id, coalesce(corrected_outcome, outcome) as kind, count(*) as n
      from learned
      where campaign_id is not null and is_taken_for_machine(answered_by, coalesce(corrected_outcome, outcome))
      group by 1, 2, 3) part;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, coalesce(corrected_outcome, outcome, 'under_way') as kind, -count(*) as n
      from forgotten where campaign_id is not null group by 1, 2, 3) part;
    select jsonb_agg(part) into taken from (
      select organization_id, campaign_id, coalesce(corrected_outcome, outcome) as kind, -count(*) as n
      from forgotten
      where campaign_id is not null and is_taken_for_machine(answered_by, coalesce(corrected_outcome, outcome))
      group by 1, 2, 3) part;
  else
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, kind, sum(n) as n from (
        select organization_id, campaign_id, coalesce(corrected_outcome, outcome, 'under_way') as kind, 1 as n from learned
        union all
        select organization_id, campaign_id, coalesce(corrected_outcome, outcome, 'under_way'), -1 from forgotten) one
      where campaign_id is not null
      group by 1, 2, 3 having sum(n) <> 0) part;
    select jsonb_agg(part) into taken from (
      select organization_id, campaign_id, kind, sum(n) as n from (
        select organization_id, campaign_id, answered_by, coalesce(corrected_outcome, outcome) as kind, 1 as n from learned
        union all
        select organization_id, campaign_id, answered_by, coalesce(corrected_outcome, outcome), -1 from forgotten) one
      where campaign_id is not null and is_taken_for_machine(answered_by, kind)
      group by 1, 2, 3 having sum(n) <> 0) part;
  end if;
  if changes is not null then
    perform add_campaign_counts('calls', changes);
  end if;
  if taken is not null then
    perform add_campaign_counts('taken_for_machine', taken);
  end if;
  return null;
end
$$;
