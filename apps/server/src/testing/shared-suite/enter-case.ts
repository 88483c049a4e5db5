import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { addOrganization } from '../add-organization.ts';
import { addPolicy } from '../change-ledger.ts';
import { runOnServer } from '../run-on-server.ts';
import { askSystem, testStatement } from '../test-statement.ts';
import type { Line } from './shared-case.ts';

const insertContact = testStatement(
  `insert into contacts (organization_id, external_reference, full_name, country, region, postal_code,
     confirmed_zone)
   values ($1, $2, $2, $3, $4, $5, $6) returning id`,
  { id: 'uuid' },
);
const insertPhones = testStatement(
  `insert into phones (organization_id, contact_id, e164, line_type, place)
   select $1, $2, phone.e164, phone.line_type, phone.place
   from jsonb_to_recordset($3) as phone (e164 text, line_type text, place text)
   returning id, e164`,
  { id: 'uuid', e164: 'text' },
);
const insertDebts = testStatement(
  `insert into debts (organization_id, id, contact_id, reference, balance_minor, currency, account_group,
     kind, is_time_barred, notice_sent_on, first_contact_at, person_role)
   select $1, debt.id, $2, debt.reference, 10000, 'USD', debt.account_group, debt.kind,
     coalesce(debt.is_time_barred, false), debt.notice_sent_on, debt.first_contact_at, debt.person_role
   from jsonb_to_recordset($3) as debt (id uuid, reference text, account_group text, kind text,
     is_time_barred boolean, notice_sent_on date, first_contact_at timestamptz, person_role text)`,
  {},
);
const insertConsents = testStatement(
  `insert into consents (organization_id, contact_id, kind, e164, obtained_how, obtained_by, obtained_on,
     recorded_by, received_at, revoked_at, expires_at, from_minute, to_minute, place)
   select $1, $2, consent.kind, consent.phone, 'given_to_us', 'Ada', consent.at::date, $4, consent.at,
     consent."revokedAt", consent."expiresAt", consent.from_minute, consent.to_minute, consent.place
   from jsonb_to_recordset($3) as consent (kind text, phone text, at timestamptz, "revokedAt" timestamptz,
     "expiresAt" timestamptz, from_minute integer, to_minute integer, place text)`,
  {},
);
const insertRestrictions = testStatement(
  `insert into suppressions (organization_id, contact_id, kind, e164, debt_id, source, started_at, lifted_at,
     lifted_ground)
   select $1, $2, own.kind, own.phone, own.debt_id, 'letter', own.at, own."liftedAt",
     case when own.kind = 'bankruptcy' and own."liftedAt" is not null then 'dismissed' end
   from jsonb_to_recordset($3) as own (kind text, phone text, debt_id uuid, at timestamptz,
     "liftedAt" timestamptz)`,
  {},
);
const insertInconvenient = testStatement(
  `insert into inconvenient_times (organization_id, contact_id, days, from_minute, to_minute, source,
     started_at)
   select $1, $2, array(select jsonb_array_elements_text(slot.days)), slot.from_minute, slot.to_minute,
     'person', slot.at
   from jsonb_to_recordset($3) as slot (days jsonb, from_minute integer, to_minute integer, at timestamptz)`,
  {},
);
const insertCalls = testStatement(
  `insert into outside_calls (organization_id, contact_id, e164, debt_ids, direction, outcome, occurred_at)
   select $1, $2, call.phone, array(select jsonb_array_elements_text(call.debt_ids)::uuid), call.direction,
     call.outcome, call.at
   from jsonb_to_recordset($3) as call (phone text, debt_ids jsonb, direction text, outcome text,
     at timestamptz)`,
  {},
);

/** Records of before the database asked that nothing ends before it began. */
export const allowOldRecords = (connectionString: string): Promise<void> =>
  runOnServer(
    connectionString,
    ...['consents', 'suppressions'].map(
      (table) => `alter table ${table} drop constraint if exists ${table}_order_check`,
    ),
  );

export interface EnteredCase {
  organizationId: string;
  contactId: string;
  phoneId: string | null;
  debtId: string;
}

const readMinute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** What a line says of the person, as it stands in the application's own tables. */
export async function enterCase(database: Database, line: Line): Promise<EnteredCase> {
  const { organizationId, userId } = await addOrganization(database);
  const { pack, strict168h = false, numberGapMinutes = 0 } = line.policy;
  const { collectorRole = 'third_party', history = [] } = line;
  await addPolicy(database, organizationId, { pack, strict168h, numberGapMinutes, collectorRole });
  const write = (
    statement: Parameters<typeof askSystem>[1],
    contactId: string,
    rows: readonly object[],
    ...more: readonly unknown[]
  ) =>
    rows.length === 0
      ? []
      : askSystem(database, statement, [organizationId, contactId, JSON.stringify(rows), ...more]);
  const { country, region, postalCode, confirmedZone = null, phonePlaces = {}, role } = line.person;
  const addPerson = async (name: string): Promise<string> => {
    const values = [organizationId, name, country, region, postalCode, confirmedZone];
    const [made] = await askSystem(database, insertContact, values);
    return made?.id ?? '';
  };
  const contactId = await addPerson('p1');
  const { e164, lineType, place } = line.phone;
  const numbers = [...new Set([...line.person.phones, e164])].map((number) =>
    number === e164
      ? { e164: number, line_type: lineType, place: place ?? phonePlaces[number] ?? null }
      : { e164: number, line_type: 'unknown', place: phonePlaces[number] ?? null },
  );
  const phones = await askSystem(database, insertPhones, [
    organizationId,
    contactId,
    JSON.stringify(numbers),
  ]);
  const own = history.filter(({ personId }) => personId === 'p1');
  const debts = await addDebts(line, (rows) => write(insertDebts, contactId, rows), role ?? null);
  await write(
    insertConsents,
    contactId,
    (line.consents ?? []).map(({ from, to, ...consent }) => ({
      ...consent,
      from_minute: from === undefined ? null : readMinute(from),
      to_minute: to === undefined ? null : readMinute(to),
    })),
    userId,
  );
  await write(
    insertRestrictions,
    contactId,
    (line.restrictions ?? []).map(({ debtId = null, ...restriction }) => ({
      ...restriction,
      debt_id: debtId === null ? null : debts.get(debtId),
    })),
  );
  await write(
    insertInconvenient,
    contactId,
    (line.inconvenient ?? []).map(({ from, to, ...slot }) => ({
      ...slot,
      from_minute: readMinute(from),
      to_minute: readMinute(to),
    })),
  );
  const present = (calls: typeof history) =>
    calls.map(({ debtIds, ...call }) => ({
      ...call,
      debt_ids: debtIds.flatMap((id) => debts.get(id) ?? []),
    }));
  await write(insertCalls, contactId, present(own));
  const others = history.filter(({ personId }) => personId === 'neighbour');
  if (others.length > 0) await write(insertCalls, await addPerson('neighbour'), present(others));
  const phoneId = phones.find((phone) => phone.e164 === e164)?.id ?? null;
  return { organizationId, contactId, phoneId, debtId: debts.get('a') ?? '' };
}

/** The debt that is asked about, and every other that anything names. */
async function addDebts(
  { debt, history = [], restrictions = [] }: Line,
  write: (rows: readonly object[]) => Promise<unknown> | readonly never[],
  role: string | null,
): Promise<ReadonlyMap<string, string>> {
  const groups = new Map<string, string | null>([['a', debt.group ?? null]]);
  for (const { debtIds, group, personId } of history) {
    if (personId === 'p1') for (const id of debtIds) if (!groups.has(id)) groups.set(id, group);
  }
  for (const { debtId } of restrictions) {
    if (debtId && !groups.has(debtId)) groups.set(debtId, null);
  }
  const debts = new Map([...groups.keys()].map((id) => [id, randomUUID()]));
  await write(
    [...groups].map(([id, group]) => ({
      id: debts.get(id),
      reference: id,
      account_group: group,
      ...(id === 'a'
        ? {
            kind: debt.kind ?? null,
            is_time_barred: debt.timeBarred ?? false,
            notice_sent_on: debt.noticeSentAt ?? null,
            first_contact_at: debt.firstContactAt ?? null,
            person_role: role,
          }
        : {}),
    })),
  );
  return debts;
}
