/** The person ($2) and every contact that is the same human: what was recorded of one of them is the person's own. */
export const humanOf = (contact: string, organization = 'current_organization_id()'): string => `
  select ${contact}::uuid as id
  union
  select linked_id from linked_contacts(${organization}, array[${contact}::uuid])`;

/** What is said instead of a reason that somebody else gave: neither when, nor why, nor who. */
const ofAnother = `jsonb_build_object('isOfAnother', true, 'note',
  case when content->>'kind' = 'number_stop' then 'A stop of another person with this number.'
    when content->>'phone' is not null then 'A record of another person with this number.'
    when content->>'kind' = 'bankruptcy' then 'A stay of another person who owes this debt.'
    else 'A record of another person.' end)`;

const listOf = (decision: string, name: string): string => `
  jsonb_array_elements(case when jsonb_typeof(${decision}.facts->'${name}') = 'array'
    then ${decision}.facts->'${name}' else '[]' end) with ordinality as each (content, nth)`;

/**
 * Whether a reason is the human's own: it is among theirs by kind, number and moment, or follows from the state of
 * their debt, which has no moment of its own. What was recorded by a clock that was ahead was dated to the decision.
 */
const isOwnReason = (decision: string): string => `
  coalesce(case when pg_input_is_valid(content->>'at', 'timestamptz')
    then (content->>'at')::timestamptz end, 'epoch') = 'epoch'
  or exists (select from human join suppressions own
      on own.organization_id = ${decision}.organization_id and own.contact_id = human.id
    where own.kind = content->>'kind' and own.e164 is not distinct from content->>'phone'
      and (date_trunc('milliseconds', own.started_at) = (content->>'at')::timestamptz
        or (content->>'at')::timestamptz >= ${decision}.decided_at - interval '1 second'
          and own.started_at between (content->>'at')::timestamptz
            and (content->>'at')::timestamptz + interval '30 seconds'))`;

/**
 * The facts of a decision without what is known of other people: their calls to the number are left out, and of
 * their reasons not to call it is only said that there is one. The statement has `human` (`humanOf`).
 */
export const ownFactsOf = (decision: string): string => `
  cross join lateral (
    select count(*) filter (where not is_own)::integer as left_out,
      coalesce(jsonb_agg(content order by nth) filter (where is_own), '[]') as own_history
    from (select content, nth,
        coalesce(content->>'personId', ${decision}.contact_id::text) = ${decision}.contact_id::text
          as is_own
      from ${listOf(decision, 'history')}) past) own_calls
  cross join lateral (
    select count(*) filter (where not is_own)::integer as left_out_reasons,
      coalesce(jsonb_agg(case when is_own then content else ${ofAnother} end order by nth), '[]')
        as own_restrictions
    from (select content, nth, ${isOwnReason(decision)} as is_own
      from ${listOf(decision, 'restrictions')}) known) own_reasons
  cross join lateral (select ${decision}.facts
    || case when own_calls.left_out > 0
      then jsonb_build_object('history', own_calls.own_history) else '{}' end
    || case when own_reasons.left_out_reasons > 0
      then jsonb_build_object('restrictions', own_reasons.own_restrictions) else '{}' end
    as own_facts) own`;
