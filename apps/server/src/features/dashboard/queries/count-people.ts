import { defineSpanning } from '../../../platform/database/spanning.ts';

/** How many people can be called at a moment ($1), later, or never: by the shapes that they have. */
export const countCallable = defineSpanning({
  name: 'dashboard.count_callable',
  text: (covers) => `
    select shape.organization_id,
      coalesce(sum(kept.n) filter (where standing.opens_at <= $1), 0)::bigint as now,
      coalesce(sum(kept.n) filter (where standing.opens_at > $1), 0)::bigint as later,
      coalesce(sum(kept.n) filter (where shape.closes_at = '{}'), 0)::bigint as never
    from callable_shapes shape
    join shape_counts kept on kept.organization_id = shape.organization_id and kept.shape_id = shape.id
    left join windows_at($1) standing
      on standing.organization_id = shape.organization_id and standing.shape_id = shape.id
    where ${covers('shape.organization_id')}
    group by 1`,
  row: { organization_id: 'uuid', now: 'int8', later: 'int8', never: 'int8' },
});

/** How many people have at most one attempt left at a moment ($1), up to so many ($2). */
export const countNearLimit = defineSpanning({
  name: 'dashboard.count_near_limit',
  text: (covers) => `
    select count(*) as people from (
      select from contact_summaries summary
      where ${covers('summary.organization_id')} and summary.near_limit_until > $1
      limit $2) near`,
  row: { people: 'int8' },
});

/** The next ($4) before a place ($2, $3) of those who have at most one attempt left at a moment ($1). */
export const listNearLimit = defineSpanning({
  name: 'dashboard.list_near_limit',
  text: (covers) => `
    select organization.id as organization_id, organization.name as organization_name, contact.id,
      contact.full_name, near.near_limit_until, near.last_called_at
    from (select summary.* from contact_summaries summary
      where ${covers('summary.organization_id')} and summary.near_limit_until > $1
        and (summary.near_limit_until, summary.contact_id) < ($2, $3)
      order by summary.near_limit_until desc, summary.contact_id desc limit $4) near
    join organizations organization on organization.id = near.organization_id
    join contacts contact
      on contact.organization_id = near.organization_id and contact.id = near.contact_id
    order by near.near_limit_until desc, near.contact_id desc`,
  row: {
    organization_id: 'uuid',
    organization_name: 'text',
    id: 'uuid',
    full_name: 'text',
    near_limit_until: 'timestamptz',
    last_called_at: 'timestamptz?',
  },
});
