/**
 * A column's new value from the fields that somebody named, as one JSON object: what is not named stays as
 * it is, and what is named as null is emptied.
 */
export const takeNamed = (
  fields: string,
  field: string,
  column: string,
  type: 'text' | 'integer' | 'bigint' | 'boolean' | 'date' | 'timestamptz' = 'text',
): string =>
  `case when ${fields} ? '${field}' then (${fields}->>'${field}')::${type} else ${column} end`;
