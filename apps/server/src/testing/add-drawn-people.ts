import { restrictionScopes } from '@ringfence/domain/compliance/restriction-scopes';
import { debtKinds, phonePlaces, restrictionKinds } from '@ringfence/domain/compliance/words';
import * as fc from 'fast-check';
import type { Database } from '../platform/database/database.ts';
import type { TestOrganization } from './add-organization.ts';
import { testStatement } from './test-statement.ts';

/** States with caps or hours of their own, each with its area code. */
const homes = [
  ['IL', '312'],
  ['IL', '312'],
  ['MA', '617'],
  ['WA', '206'],
  ['OR', '503'],
  ['DC', '202'],
  ['CA', '415'],
  ['HI', '808'],
] as const;

const mostly = <Value>(usual: Value, ...others: Value[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, fc.constantFrom(...others));

const anyPhone = fc.record({
  lineType: fc.constantFrom('mobile', 'landline', 'unknown'),
  place: fc.constantFrom(null, null, ...phonePlaces),
  state: mostly('active', 'wrong', 'disconnected', 'stopped'),
  position: fc.integer({ min: 0, max: 2 }),
  isPermitted: mostly(true, false),
});
const anyDebt = fc.record({
  state: mostly('open', 'promised', 'paid', 'disputed', 'recalled', 'closed'),
  group: mostly(null, 'loan'),
  kind: fc.constantFrom(null, null, ...debtKinds),
});
/** Which of the person's numbers or debts it names. */
const which = fc.nat({ max: 3 });
const anyRestriction = fc.record({ kind: fc.constantFrom(...restrictionKinds), which });
const anyCall = fc.record({
  outcome: fc.constantFrom('no_answer', 'no_answer', 'voicemail', 'busy', 'conversation'),
  minutesAgo: fc.integer({ min: 1, max: 9 * 24 * 60 }),
  which,
});

/** Somebody of whom so much is known that the first number and debt are often not those to call. */
export const anyPerson = fc.record({
  home: fc.constantFrom(...homes),
  phones: fc.array(anyPhone, { maxLength: 3 }),
  debts: fc.array(anyDebt, { maxLength: 3 }),
  restrictions: fc.array(anyRestriction, { maxLength: 2 }),
  calls: fc.oneof(
    fc.array(anyCall, { maxLength: 2 }),
    fc.array(anyCall, { minLength: 7, maxLength: 9 }),
  ),
  inconvenientFrom: fc.constantFrom(null, null, null, 8 * 60, 11 * 60),
});
export type DrawnPerson = typeof anyPerson extends fc.Arbitrary<infer Person> ? Person : never;

const insertPeople = testStatement(
  `with contact as (
     insert into contacts (organization_id, id, external_reference, full_name, country, region)
     select current_organization_id(), id, id::text, 'Drawn Person', 'US', region
     from jsonb_to_recordset($1) as row (id uuid, region text)
   ), phone as (
     insert into phones (organization_id, id, contact_id, e164, line_type, place, state, position)
     select current_organization_id(), id, "contactId", e164, "lineType", place, state, position
     from jsonb_to_recordset($2) as row (id uuid, "contactId" uuid, e164 text, "lineType" text,
       place text, state text, position integer)
   ), consent as (
     insert into consents (organization_id, contact_id, e164, kind, obtained_how, obtained_by,
       obtained_on, recorded_by)
     select current_organization_id(), "contactId", e164, 'tcpa', 'given_to_creditor', 'First Bank',
       '2026-01-02', current_user_id()
     from jsonb_to_recordset($2) as row ("contactId" uuid, e164 text, "isPermitted" boolean)
     where "isPermitted"
   ), debt as (
     insert into debts (organization_id, id, contact_id, reference, balance_minor, currency, state,
       account_group, kind, notice_sent_on)
     select current_organization_id(), id, "contactId", id::text, 12500, 'USD', state, "group", kind,
       '2026-01-02'
     from jsonb_to_recordset($3) as row (id uuid, "contactId" uuid, state text, "group" text,
       kind text)
   )
   insert into list_contacts (organization_id, list_id, contact_id)
   select current_organization_id(), $4, id from jsonb_to_recordset($1) as row (id uuid)`,
  {},
);
const insertLearned = testStatement(
  `with restriction as (
     insert into suppressions (organization_id, contact_id, kind, e164, debt_id, source, recorded_by,
       started_at)
     select current_organization_id(), "contactId", kind, e164, "debtId", 'letter', current_user_id(),
       '2026-06-01'
     from jsonb_to_recordset($1) as row ("contactId" uuid, kind text, e164 text, "debtId" uuid)
   ), slot as (
     insert into inconvenient_times (organization_id, contact_id, days, from_minute, to_minute,
       source, recorded_by, started_at)
     select current_organization_id(), "contactId", '{}', "from", "from" + 120, 'person',
       current_user_id(), '2026-06-01'
     from jsonb_to_recordset($2) as row ("contactId" uuid, "from" integer)
   )
   insert into outside_calls (organization_id, contact_id, e164, debt_ids, direction, outcome,
     occurred_at, recorded_by)
   select current_organization_id(), "contactId", e164, "debtIds", 'outbound', outcome, at,
     current_user_id()
   from jsonb_to_recordset($3) as row ("contactId" uuid, e164 text, "debtIds" uuid[], outcome text,
     at timestamptz)`,
  {},
);
const insertList = testStatement(
  `insert into lists (organization_id, name, created_by)
   values (current_organization_id(), 'Drawn', current_user_id()) returning id`,
  { id: 'uuid' },
);

let made = 0;
const nextId = (): string => {
  made += 1;
  return `00000000-0000-7000-8000-${made.toString(16).padStart(12, '0')}`;
};
/** No number is another's. */
const nextNumber = (areaCode: string): string => {
  made += 1;
  return `+1${areaCode}${220 + Math.floor(made / 10_000)}${String(made % 10_000).padStart(4, '0')}`;
};

/** One of these, where there are any. */
const pick = <Thing>(things: readonly Thing[], index: number): Thing | undefined =>
  things.length === 0 ? undefined : things[index % things.length];

function place({ home: [region, areaCode], ...drawn }: DrawnPerson, now: Date) {
  const id = nextId();
  const own = { contactId: id };
  const phones = drawn.phones.map((phone) => ({
    ...own,
    ...phone,
    id: nextId(),
    e164: nextNumber(areaCode),
  }));
  const debts = drawn.debts.map((debt) => ({ ...own, ...debt, id: nextId() }));
  return {
    contact: { id, region },
    phones,
    debts,
    restrictions: drawn.restrictions.flatMap(({ kind, which: index }) => {
      const scope = restrictionScopes[kind];
      const e164 = scope === 'number' ? pick(phones, index)?.e164 : null;
      const debtId = scope === 'perhaps_debt' ? (pick(debts, index)?.id ?? null) : null;
      return e164 === undefined ? [] : [{ ...own, kind, e164, debtId }];
    }),
    slots: drawn.inconvenientFrom === null ? [] : [{ ...own, from: drawn.inconvenientFrom }],
    calls: drawn.calls.flatMap(({ outcome, minutesAgo, which: index }) => {
      const e164 = pick(phones, index)?.e164;
      const debt = pick(debts, index >> 1);
      const at = new Date(now.getTime() - minutesAgo * 60_000);
      if (e164 === undefined) return [];
      return [{ ...own, e164, debtIds: debt === undefined ? [] : [debt.id], outcome, at }];
    }),
  };
}

/** People with everything that is known of them, on a list. */
export async function addDrawnPeople(
  database: Database,
  organization: TestOrganization,
  people: readonly DrawnPerson[],
  now: Date,
): Promise<{ listId: string; contactIds: string[] }> {
  const placed = people.map((person) => place(person, now));
  const all = <Thing>(of: (person: ReturnType<typeof place>) => readonly Thing[]): string =>
    JSON.stringify(placed.flatMap(of));
  const listId = await database.asTenant(organization, async (transaction) => {
    const list = await transaction.first(insertList);
    await transaction.all(insertPeople, [
      all(({ contact }) => [contact]),
      all(({ phones }) => phones),
      all(({ debts }) => debts),
      list?.id,
    ]);
    await transaction.all(insertLearned, [
      all(({ restrictions }) => restrictions),
      all(({ slots }) => slots),
      all(({ calls }) => calls),
    ]);
    return list?.id ?? '';
  });
  return { listId, contactIds: placed.map(({ contact }) => contact.id) };
}
