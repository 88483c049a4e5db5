import { defineReplanned } from '../../../platform/database/statement.ts';

const shapeFields = `shape.id, array_to_json(shape.opens_at) as opens_at,
      array_to_json(shape.closes_at) as closes_at, array_to_json(shape.deferred_by) as deferred_by,
      shape.blocked_by`;
const shapeRow = {
  id: 'uuid',
  opens_at: 'json',
  closes_at: 'json',
  deferred_by: 'json',
  blocked_by: 'text?',
} as const;

export const loadShapes = defineReplanned({
  name: 'preflight.load_shapes',
  text: `
    select ${shapeFields} from callable_shapes shape
    join unnest($2::uuid[]) as wanted (id) on wanted.id = shape.id
    where shape.organization_id = $1`,
  row: shapeRow,
});

/** Of all shapes, with how many people of the organization have them. */
export const loadAllShapes = defineReplanned({
  name: 'preflight.load_all_shapes',
  text: `
    select ${shapeFields}, coalesce(counted.people, 0)::integer as people
    from callable_shapes shape
    left join (select shape_id, sum(n) as people from shape_counts
      where organization_id = $1 group by shape_id) counted
      on counted.shape_id = shape.id
    where shape.organization_id = $1`,
  row: { ...shapeRow, people: 'int4' },
});
