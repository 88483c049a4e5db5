import { defineStatement } from '../../../../platform/database/statement.ts';

/** From a position ($3) on, so many lines ($4) at once: where each batch ends, and what its people bring. */
export const describeBatches = defineStatement({
  name: 'imports.describe_batches',
  text: `
    select (position - $3::integer) / $4::integer as number, max(position) as last,
      bool_or(is_known) as known_people, bool_or(not is_known) as new_people,
      bool_or(restrictions is not null) as restrictions, bool_or(inconvenient is not null) as inconvenient,
      bool_or(note is not null) as notes
    from import_people
    where organization_id = $1 and import_id = $2 and position >= $3
    group by 1 order by 1`,
  row: {
    number: 'int4',
    last: 'int4',
    known_people: 'bool',
    new_people: 'bool',
    restrictions: 'bool',
    inconvenient: 'bool',
    notes: 'bool',
  },
});
