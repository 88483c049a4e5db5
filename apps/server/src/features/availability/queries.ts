import { defineStatement } from '../../platform/database/statement.ts';

export const findAvailability = defineStatement({
  name: 'availability.find',
  text: `
    select since from available_members
    where organization_id = current_organization_id() and user_id = current_user_id() and until > $1`,
  row: { since: 'timestamptz' },
});

/** Nothing for somebody who is no member there. */
export const beginAvailability = defineStatement({
  name: 'availability.begin',
  text: `
    insert into available_members (organization_id, user_id, session_id, since, until)
    select membership.organization_id, membership.user_id, $1, $2, $3
    from user_organizations membership
    where membership.organization_id = current_organization_id()
      and membership.user_id = current_user_id()
    on conflict (organization_id, user_id) do update
      set session_id = excluded.session_id, since = excluded.since, until = excluded.until
    returning since`,
  row: { since: 'timestamptz' },
});

/** Of a person ($1) whose session ($2) is seen at a moment ($3): until $4, and no longer than $5 seconds in all. */
export const extendAvailability = defineStatement({
  name: 'availability.extend',
  text: `
    update available_members
    set until = greatest(until, least($4::timestamptz, since + make_interval(secs => $5::integer)))
    where user_id = $1 and session_id = $2 and until > $3`,
  row: {},
});

export const endAvailability = defineStatement({
  name: 'availability.end',
  text: `
    delete from available_members
    where organization_id = current_organization_id() and user_id = current_user_id()`,
  row: {},
});

/** Who is there at this moment ($2), of these organizations. */
export const listAvailable = defineStatement({
  name: 'availability.list',
  text: `
    select organization_id, user_id from available_members
    where organization_id = any($1::uuid[]) and until > $2
    order by organization_id, user_id`,
  row: { organization_id: 'uuid', user_id: 'uuid' },
});
