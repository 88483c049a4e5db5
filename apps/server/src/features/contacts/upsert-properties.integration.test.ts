import type { ContactInput } from '@ringfence/contract/contact-editing';
import { tries } from '@ringfence/domain/testing/tries';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { upsertContacts } from './upsert-contacts.ts';

const { database } = useTestDatabase();
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => new Date('2026-06-10T16:00:00Z'),
};

/** What is to be stored of a person, kept beside the database and changed by the same requests. */
interface Model {
  city: string | null;
  birthYear: number | null;
  custom: Record<string, string>;
  phones: Record<string, string | null>;
  debts: Record<string, { balance: number; state: string; creditor: string | null }>;
}

const anyText = fc.constantFrom('North', 'Süd “1”', "O'Brien", '=1+1', '李');
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof(fc.constant(undefined), fc.constant(null), arbitrary);
const anyPhone = fc.record({
  number: fc.integer({ min: 4000, max: 4003 }).map((line) => `312-555-${line}`),
  label: maybe(anyText),
});
const anyDebt = fc.record({
  reference: fc.constantFrom('D-1', 'D-2', 'D-3'),
  balance: fc.constantFrom(0, 1, 99).map((amountMinor) => ({ amountMinor, currency: 'USD' })),
  creditor: maybe(anyText),
  state: fc.constantFrom(undefined, undefined, 'open', 'paid', 'disputed', 'recalled'),
});
const anyContact = fc
  .record({
    externalReference: fc.constantFrom('A', 'B', 'C', 'D'),
    city: maybe(anyText),
    birthYear: maybe(fc.constantFrom(1970, 1980)),
    custom: fc.dictionary(fc.constantFrom('Branch', 'Desk'), fc.constantFrom('', 'x', 'y')),
    phones: fc.uniqueArray(anyPhone, { maxLength: 3, selector: ({ number }) => number }),
    debts: fc.uniqueArray(anyDebt, { maxLength: 3, selector: ({ reference }) => reference }),
  })
  .map((given) =>
    JSON.parse(JSON.stringify({ fullName: `Person ${given.externalReference}`, ...given })),
  );
const anyRequests = fc.array(fc.array(anyContact, { minLength: 1, maxLength: 6 }), {
  minLength: 1,
  maxLength: 4,
});

const empty: Model = { city: null, birthYear: null, custom: {}, phones: {}, debts: {} };

/** The rule of uploads: nothing is owed of nothing, a dispute outlives the word open, an amount reopens. */
function changeState(
  before: Model['debts'][string] | undefined,
  balance: number,
  said: string | undefined,
): string {
  const given = balance === 0 && (said ?? 'open') === 'open' ? 'paid' : said;
  if (before === undefined) return given ?? 'open';
  if (given === 'open') return before.state === 'disputed' ? 'disputed' : 'open';
  if (given !== undefined) return given;
  const wasEnded = before.state === 'paid' || before.state === 'recalled';
  return wasEnded && before.balance !== balance ? 'open' : before.state;
}

function change(before: Model, given: ContactInput): Model {
  const after = structuredClone(before);
  if (given.city !== undefined) after.city = given.city;
  if (given.birthYear !== undefined) after.birthYear = given.birthYear;
  for (const [name, value] of Object.entries(given.custom ?? {})) {
    if (value === '') delete after.custom[name];
    else after.custom[name] = value;
  }
  for (const { number, label } of given.phones) {
    const e164 = `+1${number.replaceAll('-', '')}`;
    after.phones[e164] = label === undefined ? (after.phones[e164] ?? null) : label;
  }
  for (const { reference, balance, creditor, state } of given.debts) {
    const known = after.debts[reference];
    after.debts[reference] = {
      balance: balance.amountMinor,
      state: changeState(known, balance.amountMinor, state),
      creditor: creditor === undefined ? (known?.creditor ?? null) : creditor,
    };
  }
  return after;
}

const readAll = testStatement(
  `select external_reference, jsonb_build_object('city', city, 'birthYear', birth_year,
     'custom', custom,
     'phones', (select coalesce(jsonb_object_agg(e164, label), '{}') from phones
       where contact_id = contact.id),
     'debts', (select coalesce(jsonb_object_agg(reference, jsonb_build_object(
         'balance', balance_minor, 'state', state, 'creditor', creditor)), '{}') from debts
       where contact_id = contact.id)) as stored
   from contacts contact where organization_id = $1`,
  { external_reference: 'text', stored: 'jsonb' },
);

it('whatever is sent, what is given is stored, what is not stays, and each is answered for', async () => {
  await fc.assert(
    fc.asyncProperty(anyRequests, async (requests: ContactInput[][]) => {
      const organization = await addOrganization(database);
      const context = { scope: organization, headers: new Headers() };
      const model = new Map<string, Model>();
      for (const contacts of requests) {
        const { results } = await upsertContacts(services, context, {
          contacts,
          confirmsCallable: true,
        });
        const seen = new Set<string>();
        const expected = contacts.map((given) => {
          const reference = given.externalReference ?? '';
          if (seen.has(reference)) return 'rejected';
          seen.add(reference);
          const before = model.get(reference);
          const after = change(before ?? empty, given);
          model.set(reference, after);
          if (before === undefined) return 'added';
          return sort(before) === sort(after) ? 'unchanged' : 'changed';
        });
        expect(results.map(({ result }) => result)).toEqual(expected);
      }
      const rows = await askSystem(database, readAll, [organization.organizationId]);
      const stored = new Map(rows.map((row) => [row.external_reference, row.stored]));
      expect(stored).toEqual(model);
    }),
    { numRuns: tries(60) },
  );
});

/** Fields in one order, for comparing. */
const sort = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );
