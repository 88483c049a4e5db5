import { defineStatement } from '../../../platform/database/statement.ts';

/** No worker has taken it up, or the one that did has fallen silent or given it back. */
const isFree = `(tries = 0 or heard_at is null
  or heard_at < clock_timestamp() - interval '10 seconds')`;

/** Two who look for their next step at once see what the other takes. */
export const lockTurns = defineStatement({
  name: 'imports.lock_turns',
  text: `select pg_advisory_xact_lock(hashtextextended('ringfence import turns', 0))::text as locked`,
  row: { locked: 'text' },
});

/**
 * Of each organization the step that has waited longest for one of these states ($1). Where uploads write ($2),
 * none of an organization of which another one writes: it would only wait for its lock.
 */
export const listNext = defineStatement({
  name: 'imports.list_next',
  text: `
    select distinct on (organization_id) organization_id, id, step, state,
      coalesce(waits_since, heard_at, created_at) as since
    from imports import
    where state = any($1::text[]) and ${isFree}
      and not ($2::boolean and exists (
        select from imports other
        where other.organization_id = import.organization_id and other.id <> import.id
          and other.state in ('storing', 'undoing') and other.tries > 0
          and other.heard_at >= clock_timestamp() - interval '10 seconds'))
    order by organization_id, since, id`,
  row: {
    organization_id: 'uuid',
    id: 'uuid',
    step: 'int4',
    state: 'text',
    since: 'timestamptz',
  },
});

/** Somebody took it up and came to nothing by no fault of the file: it waits again. */
export const freeStep = defineStatement({
  name: 'imports.free_step',
  text: `
    update imports set heard_at = null, waits_since = clock_timestamp()
    where organization_id = $1 and id = $2 and step = $3 and state = $4`,
  row: {},
});

/** It could not be begun yet: it waits on, and the try ($5) is not counted; unless it is another's by now. */
export const putStepBack = defineStatement({
  name: 'imports.put_step_back',
  text: `
    update imports set tries = tries - 1, heard_at = null,
      waits_since = coalesce(waits_since, clock_timestamp())
    where organization_id = $1 and id = $2 and step = $3 and state = $4 and tries = $5`,
  row: {},
});

/** Steps that nobody works at: their worker died, or nobody was asked. */
export const listSilent = defineStatement({
  name: 'imports.list_silent',
  text: `
    select organization_id, id, step, state from imports
    where state in ('inspecting', 'checking', 'storing', 'undoing')
      and coalesce(heard_at, created_at) < clock_timestamp() - interval '10 seconds'
    order by id`,
  row: { organization_id: 'uuid', id: 'uuid', step: 'int4', state: 'text' },
});
