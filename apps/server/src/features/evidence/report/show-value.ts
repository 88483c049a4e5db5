import { isFields } from '@ringfence/domain/evidence/read-pack';

const none = '–';
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** The members of something; none where it has none. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isFields(value) ? value : {};

export const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A moment in UTC, to the second. */
export function showMoment(value: unknown): string {
  const at = new Date(String(value));
  return Number.isNaN(at.getTime())
    ? none
    : `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** Anything, in words for people. */
export function showValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return none;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return moment.test(value) ? showMoment(value) : value;
  if (Array.isArray(value) && value.every((one) => !isFields(one))) {
    return value.length === 0 ? none : value.map(showValue).join(', ');
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A word of the tables, such as `no_answer`, as people write it. */
export const showWord = (value: unknown): string => showValue(value).replaceAll('_', ' ');

/** Some members of each row, as the cells of a table. */
export const cellsOf = (rows: unknown, names: readonly string[]): string[][] =>
  rowsOf(rows).map((row) => names.map((name) => showValue(fieldsOf(row)[name])));

/** Every value in something nested, by its path. */
export function listPaths(value: unknown, path = ''): [string, string][] {
  const members: [string, unknown][] = Array.isArray(value)
    ? value.map((one, place) => [String(place + 1), one])
    : Object.entries(fieldsOf(value));
  const isLeaf = members.length === 0 || (Array.isArray(value) && !value.some(isFields));
  if (isLeaf) return [[path, showValue(value)]];
  return members.flatMap(([name, member]) =>
    listPaths(member, path === '' ? name : `${path} › ${name}`),
  );
}
