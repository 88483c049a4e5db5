/** What is kept of when a person can be called, as `shape`, and its window at a moment, as `standing`. */
export const joinCallable = (at: string): string => `
  left join callable_shapes shape on shape.organization_id = summary.organization_id
    and shape.id = summary.shape_id
  left join lateral (
    select next.opens_at, next.deferred_by from windows_at(${at}) next
    where next.organization_id = summary.organization_id
      and next.shape_id = summary.shape_id) standing on true`;

/** Whether they can be called at the moment, from when on, and by which rule not. Null until they are judged. */
export const callableFields = (at: string): string => `
  case when shape.closes_at = '{}' then 'never'
    when standing.opens_at <= ${at} then 'now'
    when standing.opens_at > ${at} then 'later' end as callable,
  case when standing.opens_at > ${at} then standing.opens_at end as callable_from,
  case when shape.closes_at = '{}' then shape.blocked_by
    when standing.opens_at > ${at} then standing.deferred_by end as blocked_by`;

export const callableRow = {
  callable: 'text?',
  callable_from: 'timestamptz?',
  blocked_by: 'text?',
} as const;
