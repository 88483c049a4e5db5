import { knownPhones } from './known-facts.ts';

/** What was found, by its part and by the person or number it is about. Nothing of it is checked yet. */
export type Parts = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

export function collectParts(
  rows: readonly { part: string; key: string; known: unknown }[],
): Parts {
  const parts = new Map<string, Map<string, unknown>>();
  for (const { part, key, known } of rows) {
    const found = parts.get(part);
    if (found === undefined) parts.set(part, new Map([[key, known]]));
    else found.set(key, known);
  }
  return parts;
}

export interface Numbers {
  /** The one that is asked about. */
  called: string | null;
  all: readonly string[];
}

/** The numbers of a person. What cannot be read has none, and is found out when all is read. */
export function readNumbers(persons: Parts, contactId: string, phoneId: string | null): Numbers {
  const read = knownPhones.safeParse(persons.get('phones')?.get(contactId));
  if (!read.success) return { called: null, all: [] };
  return {
    called: read.data.find(({ id }) => id === phoneId)?.e164 ?? null,
    all: read.data.map(({ e164 }) => e164),
  };
}

/** Everything about one person and one number of theirs, put together. */
export function joinParts(
  persons: Parts,
  ledgers: Parts,
  contactId: string,
  { called, all }: Numbers,
): Record<string, unknown> {
  const find = (part: string, key: string): unknown => ledgers.get(part)?.get(key) ?? [];
  return {
    person: persons.get('persons')?.get(contactId),
    phones: persons.get('phones')?.get(contactId) ?? [],
    debts: persons.get('debts')?.get(contactId) ?? [],
    consents: find('consents', contactId),
    restrictions: find('restrictions', contactId),
    numberRestrictions: find('numberRestrictions', called ?? ''),
    keptStops: all.flatMap((e164) => find('keptStops', e164)),
    inconvenient: find('inconvenient', contactId),
    calls: find('calls', contactId),
    numberCalls: find('numberCalls', `${contactId} ${called}`),
    outsideCalls: find('outsideCalls', contactId),
    numberOutsideCalls: find('numberOutsideCalls', `${contactId} ${called}`),
  };
}
