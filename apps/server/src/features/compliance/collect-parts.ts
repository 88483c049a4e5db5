import { knownIds, knownPhones, knownRoles } from './known-facts.ts';

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

/** The numbers of a person. What cannot be read has none, and is found out when all is read. */
export function readNumbers(persons: Parts, contactId: string): readonly string[] {
  const read = knownPhones.safeParse(persons.get('phones')?.get(contactId));
  return read.success ? read.data.map(({ e164 }) => e164) : [];
}

/** Who is the same human as a person. What cannot be read is found out when all is read. */
export function readLinked(persons: Parts, contactId: string): readonly string[] {
  return knownIds.safeParse(persons.get('linked')?.get(contactId) ?? []).data ?? [];
}

/** Whether a person owes something beside somebody else. */
export function isCoDebtor(persons: Parts, contactId: string): boolean {
  const debts = knownRoles.safeParse(persons.get('debts')?.get(contactId)).data ?? [];
  return debts.some(({ role }) => role === 'co_debtor');
}

/** Everything about one person and all numbers of theirs, put together. */
export function joinParts(
  persons: Parts,
  ledgers: Parts,
  contactId: string,
  numbers: readonly string[],
): Record<string, unknown> {
  const find = (part: string, key: string): unknown => ledgers.get(part)?.get(key) ?? [];
  const findOfNumbers = (part: string, keyOf: (e164: string) => string): unknown[] =>
    numbers.flatMap((e164) => find(part, keyOf(e164)));
  const withPerson = (e164: string): string => `${contactId} ${e164}`;
  return {
    person: persons.get('persons')?.get(contactId),
    phones: persons.get('phones')?.get(contactId) ?? [],
    debts: persons.get('debts')?.get(contactId) ?? [],
    consents: find('consents', contactId),
    restrictions: find('restrictions', contactId),
    stays: find('stays', contactId),
    numberRestrictions: findOfNumbers('numberRestrictions', (e164) => e164),
    keptStops: findOfNumbers('keptStops', (e164) => e164),
    inconvenient: find('inconvenient', contactId),
    calls: find('calls', contactId),
    numberCalls: findOfNumbers('numberCalls', withPerson),
    outsideCalls: find('outsideCalls', contactId),
    numberOutsideCalls: findOfNumbers('numberOutsideCalls', withPerson),
    linked: readLinked(persons, contactId).map((personId) => ({
      personId,
      person: persons.get('persons')?.get(personId),
      phones: persons.get('phones')?.get(personId) ?? [],
      debts: persons.get('debts')?.get(personId) ?? [],
      consents: find('consents', personId),
      restrictions: find('restrictions', personId),
      inconvenient: find('inconvenient', personId),
      calls: find('calls', personId),
      outsideCalls: find('outsideCalls', personId),
    })),
  };
}
