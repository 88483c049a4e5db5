export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

/** One line with a space after each comma and colon: it is read by people too. */
export function writeJson(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(writeJson).join(', ')}]`;
  const fields = Object.entries(value).map(
    ([name, field]) => `${JSON.stringify(name)}: ${writeJson(field)}`,
  );
  return `{${fields.join(', ')}}`;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
