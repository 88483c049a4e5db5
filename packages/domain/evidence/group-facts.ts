import { isFields } from './read-pack.ts';

export const factGroups = [
  'call',
  'person',
  'number',
  'debt',
  'consent',
  'restrictions',
  'counts',
  'zones',
  'other',
] as const;
export type FactGroup = (typeof factGroups)[number];

export interface FactRow {
  /** As it is stored, such as `bornOn`. */
  field: string;
  /** Of several of a kind, which one; null: there is but one value. */
  nth: number | null;
  value: unknown;
}

const groupOf: Readonly<Record<string, FactGroup>> = {
  direction: 'call',
  mode: 'call',
  collectorRole: 'call',
  purpose: 'call',
  person: 'person',
  phone: 'number',
  phoneOrder: 'number',
  debt: 'debt',
  furtherDebtIds: 'debt',
  consents: 'consent',
  restrictions: 'restrictions',
  inconvenient: 'restrictions',
  history: 'counts',
  abandonment: 'counts',
  licences: 'counts',
};
/** What speaks for where a person is. */
const ofZones: ReadonlySet<string> = new Set(['country', 'region', 'postalCode', 'confirmedZone']);

const isList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.some(isFields);

function listRows(field: string, value: unknown): FactRow[] {
  return isList(value)
    ? value.map((one, place) => ({ field, nth: place + 1, value: one }))
    : [{ field, nth: null, value }];
}

/** The facts of a decision by what they are about, in the order in which they are read; what is not known comes last. */
export function groupFacts(facts: unknown): { group: FactGroup; rows: FactRow[] }[] {
  const rows = Object.entries(isFields(facts) ? facts : {}).flatMap(([name, value]) => {
    const group = Object.hasOwn(groupOf, name) ? (groupOf[name] ?? 'other') : 'other';
    const members = isFields(value) && group !== 'other' ? Object.entries(value) : [[name, value]];
    return members.flatMap(([field, member]) =>
      listRows(String(field), member).map((row) => ({
        group: name === 'person' && ofZones.has(row.field) ? ('zones' as const) : group,
        row,
      })),
    );
  });
  return factGroups.flatMap((group) => {
    const own = rows.filter((one) => one.group === group).map(({ row }) => row);
    return own.length === 0 ? [] : [{ group, rows: own }];
  });
}
