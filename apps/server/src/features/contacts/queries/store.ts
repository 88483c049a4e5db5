import { defineStatement } from '../../../platform/database/statement.ts';
import { takeNamed } from '../../../platform/database/take-named.ts';
import {
  birthAfter,
  debtFactsAfter,
  givenAt,
  givenState,
  hasOtherName,
  isNewNote,
  lineTypeAfter,
  missingPhones,
  permitted,
  positionOfMissing,
  restricted,
  serviceAfter,
  stateAfter,
  whoSharesPhone,
} from '../../debtor-rules/index.ts';

const here = '(select current_organization_id())';

/**
 * Who is known under the references of these people ($1), and whether it is somebody else. Nobody else
 * changes them until the transaction ends; in one order, like every lock on people.
 */
export const lockKnown = defineStatement({
  name: 'contacts.lock_known',
  text: `
    with asked as materialized (
      select "externalReference" as external_reference, "fullName" as full_name, numbers
      from jsonb_to_recordset($1) as asked ("externalReference" text, "fullName" text, numbers text[])
    ), given_phone as (
      select contact.id as contact_id, number.e164
      from asked
      join contacts contact on contact.organization_id = ${here}
        and contact.external_reference = asked.external_reference
      cross join lateral unnest(asked.numbers) as number (e164)
    )
    select contact.id, contact.external_reference, contact.country,
      ${hasOtherName('contact', 'asked')} and contact.id not in (${whoSharesPhone(here)}) as is_stranger
    from asked
    join contacts contact on contact.organization_id = ${here}
      and contact.external_reference = asked.external_reference
    order by contact.id
    for no key update of contact`,
  row: { id: 'uuid', external_reference: 'text', country: 'text', is_stranger: 'bool' },
});

export const findListInUse = defineStatement({
  name: 'contacts.find_list_in_use',
  text: `
    select id from lists
    where organization_id = current_organization_id() and id = $1 and archived_at is null
    for key share`,
  row: { id: 'uuid' },
});

/** Answers those who are new; somebody else may have added the others a moment ago. */
export const insertContacts = defineStatement({
  name: 'contacts.insert_contacts',
  text: `
    insert into contacts (organization_id, external_reference, full_name, birth_year, born_on, language,
      email, address, city, region, postal_code, country, custom, is_service_member)
    select ${here}, "externalReference", fields->>'fullName',
      (fields->>'birthYear')::integer, (fields->>'bornOn')::date, coalesce(fields->>'language', 'en'), fields->>'email',
      fields->>'address', fields->>'city', fields->>'region', fields->>'postalCode',
      coalesce(fields->>'country', $2), custom,
      coalesce((fields->>'isServiceMember')::boolean, false)
    from jsonb_to_recordset($1) as person ("externalReference" text, fields jsonb, custom jsonb)
    order by "externalReference"
    on conflict (organization_id, external_reference) do nothing
    returning id, external_reference`,
  row: { id: 'uuid', external_reference: 'text' },
});

const named = (field: string, column: string, type?: 'integer' | 'date') =>
  `${takeNamed('person.fields', field, `contact.${column}`, type)} as ${column}`;
const birth = birthAfter({ bornOn: 'given.born_on', birthYear: 'given.birth_year' });
const columns = [
  ...[
    'full_name',
    'birth_year',
    'born_on',
    'language',
    'email',
    'address',
    'city',
    'region',
    'postal_code',
  ],
  ...['country', 'custom', 'is_service_member'],
];
const columnsOf = (table: string): string =>
  columns.map((column) => `${table}.${column}`).join(', ');

/** What is left out stays. Answers the people who have changed. */
export const updateContacts = defineStatement({
  name: 'contacts.update_contacts',
  text: `
    with wanted as (
      select contact.organization_id, contact.id, ${named('fullName', 'full_name')},
        ${birth.birthYear} as birth_year, ${birth.bornOn} as born_on,
        ${named('language', 'language')}, ${named('email', 'email')}, ${named('address', 'address')}, ${named('city', 'city')},
        ${named('region', 'region')}, ${named('postalCode', 'postal_code')},
        ${named('country', 'country')},
        (contact.custom || person.custom) - array(
          select field.key from jsonb_each_text(person.custom) field where field.value = '') as custom,
        ${serviceAfter} as is_service_member
      from jsonb_to_recordset($1) as person ("contactId" uuid, fields jsonb, custom jsonb)
      join contacts contact on contact.organization_id = ${here}
        and contact.id = person."contactId"
      cross join lateral (
        select (person.fields->>'isServiceMember')::boolean as is_service_member,
          ${named('bornOn', 'born_on', 'date')}, ${named('birthYear', 'birth_year', 'integer')}) given
    )
    update contacts contact
    set ${columns.map((column) => `${column} = wanted.${column}`).join(', ')},
      revision = contact.revision + 1, changed_at = $2, changed_by = current_user_id()
    from wanted
    where contact.organization_id = wanted.organization_id and contact.id = wanted.id
      and (${columnsOf('contact')}) is distinct from (${columnsOf('wanted')})
    returning contact.id`,
  row: { id: 'uuid' },
});

const changedRow = { contact_id: 'uuid' } as const;

/** The numbers that are given ($1), of people who are new or known, as `file_phone`. */
const filePhone = `
    file_phone as materialized (
      select "contactId" as contact_id, "isKnown" as is_known, e164,
        coalesce(fields->>'lineType', "lineType") as line_type, fields, position
      from jsonb_to_recordset($1) as given ("contactId" uuid, "isKnown" boolean, e164 text,
        "lineType" text, fields jsonb, position integer)
    )`;

/**
 * Only what is said of a number; the others stay as they are. Held before they are read, so that what was
 * written by a transaction that was waited for stays.
 */
export const updatePhones = defineStatement({
  name: 'contacts.update_phones',
  text: `
    with ${filePhone}, wanted as materialized (
      select phone.id, ${lineTypeAfter} as line_type,
        ${takeNamed('given.fields', 'place', 'phone.place')} as place,
        ${takeNamed('given.fields', 'label', 'phone.label')} as label
      from file_phone given
      join phones phone on phone.organization_id = ${here}
        and phone.contact_id = given.contact_id and phone.e164 = given.e164
      order by phone.contact_id, phone.id
      for no key update of phone
    )
    update phones phone
    set line_type = wanted.line_type, place = wanted.place, label = wanted.label
    from wanted
    where phone.organization_id = ${here} and phone.id = wanted.id
      and (phone.line_type, phone.place, phone.label)
        is distinct from (wanted.line_type, wanted.place, wanted.label)
    returning phone.contact_id`,
  row: changedRow,
});

/** None of those who wait for it to be confirmed ($2). */
export const insertPhones = defineStatement({
  name: 'contacts.insert_phones',
  text: `
    with ${filePhone}, ${missingPhones(here, 'given.contact_id <> all($2::uuid[])')}
    insert into phones (organization_id, contact_id, e164, line_type, place, label, position)
    select ${here}, contact_id, e164, line_type, fields->>'place', fields->>'label',
      ${positionOfMissing(here)}
    from missing order by number
    on conflict (organization_id, contact_id, e164) do nothing
    returning contact_id`,
  row: changedRow,
});

const debtFields = [
  ['creditor', 'creditor', 'text'],
  ['originalMinor', 'original_minor', 'bigint'],
  ['openedOn', 'opened_on', 'date'],
  ['dueOn', 'due_on', 'date'],
  ['chargedOffOn', 'charged_off_on', 'date'],
  ['noticeSentOn', 'notice_sent_on', 'date'],
  ['group', 'account_group', 'text'],
] as const;
const factColumns = Object.keys(debtFactsAfter);
const debtColumns = [
  ...['balance_minor', 'currency', 'state'],
  ...debtFields.map(([, column]) => column),
  ...factColumns,
];
/** The debts that are given ($1), as `given`. */
const givenDebt = `
    given as materialized (
      select "contactId" as contact_id, reference, "balanceMinor" as balance_minor, currency, fields,
        ${givenState('"balanceMinor"', 'state')} as state, fields->>'kind' as kind,
        (fields->>'isTimeBarred')::boolean as is_time_barred, fields->>'personRole' as person_role,
        (fields->>'firstContactAt')::timestamptz(3) as first_contact_at
      from jsonb_to_recordset($1) as given ("contactId" uuid, reference text, "balanceMinor" bigint,
        currency text, state text, fields jsonb)
    )`;

/** As with numbers: what is not said of a debt stays as a transaction that was waited for has written it. */
export const updateDebts = defineStatement({
  name: 'contacts.update_debts',
  text: `
    with ${givenDebt}, wanted as materialized (
      select debt.id, given.balance_minor, given.currency, ${stateAfter(here)} as state,
        ${debtFields
          .map(
            ([field, column, type]) =>
              `${takeNamed('given.fields', field, `debt.${column}`, type)} as ${column}`,
          )
          .join(', ')},
        ${Object.entries(debtFactsAfter)
          .map(([column, after]) => `${after} as ${column}`)
          .join(', ')}
      from given
      join debts debt on debt.organization_id = ${here}
        and debt.contact_id = given.contact_id and debt.reference = given.reference
      order by debt.id
      for no key update of debt
    )
    update debts debt
    set ${debtColumns.map((column) => `${column} = wanted.${column}`).join(', ')}, updated_at = $2
    from wanted
    where debt.organization_id = ${here} and debt.id = wanted.id
      and (${debtColumns.map((column) => `debt.${column}`).join(', ')})
        is distinct from (${debtColumns.map((column) => `wanted.${column}`).join(', ')})
    returning debt.contact_id`,
  row: changedRow,
});

export const insertDebts = defineStatement({
  name: 'contacts.insert_debts',
  text: `
    with ${givenDebt}
    insert into debts (organization_id, contact_id, reference, balance_minor, currency, state,
      ${debtFields.map(([, column]) => column).join(', ')}, kind, is_time_barred, person_role,
      first_contact_at, created_at, updated_at)
    select ${here}, contact_id, reference, balance_minor, currency, coalesce(state, 'open'),
      ${debtFields.map(([field, , type]) => `(fields->>'${field}')::${type}`).join(', ')}, kind,
      coalesce(is_time_barred, false), person_role, first_contact_at, $2, $2
    from given
    order by contact_id, reference
    on conflict (organization_id, contact_id, reference) do nothing
    returning contact_id`,
  row: changedRow,
});

/** What is given that forbids calls ($1), from now on ($2). Answers the people for whom it was not in force yet. */
export const insertRestrictions = defineStatement({
  name: 'contacts.insert_restrictions',
  text: `
    with given_restriction as materialized (
      select "contactId" as contact_id, "isKnown" as is_known, kind, debt, 0 as line
      from jsonb_to_recordset($1) as given ("contactId" uuid, "isKnown" boolean, kind text, debt text)
    ), ${restricted(here)}
    insert into suppressions (organization_id, contact_id, kind, debt_id, source, evidence, recorded_by,
      started_at)
    select ${here}, contact_id, kind, debt_id, $3, $4, current_user_id(), $2
    from restricted order by contact_id, kind, debt_id
    returning contact_id`,
  row: changedRow,
});

/** People who are not to be called any more ($1) take their permission back by it (47 CFR 64.1200(a)(10)). */
export const revokeConsents = defineStatement({
  name: 'contacts.revoke_consents',
  text: `
    with chosen as materialized (
      select consent.id, (select stop.id from suppressions stop
          where stop.organization_id = ${here} and stop.contact_id = consent.contact_id
            and stop.kind = 'medium_stop' and stop.started_at = $2 limit 1) as stop_id
      from consents consent
      where consent.organization_id = ${here} and consent.contact_id = any($1)
        and consent.revoked_at is null
      order by consent.id for no key update of consent
    )
    -- What was given by a clock ahead of this one ends at its beginning.
    update consents consent
    set revoked_at = greatest($2, ${givenAt('consent')}), revoked_by = current_user_id(), revoked_for = chosen.stop_id
    from chosen where consent.organization_id = ${here} and consent.id = chosen.id
    returning consent.contact_id`,
  row: changedRow,
});

/** Permission for numbers ($1), as it was obtained ($2, $3, $4). People who refuse calls ($5) permit none. */
export const insertConsents = defineStatement({
  name: 'contacts.insert_consents',
  text: `
    with ${filePhone}, vouched as materialized (
      select contact_id, is_known, e164, position from file_phone
      where contact_id <> all($5::uuid[])
    ), ${permitted({ organizationId: here, how: '$2', by: '$3', on: '$4' })}
    insert into consents (organization_id, contact_id, e164, kind, obtained_how, obtained_by,
      obtained_on, recorded_by, revoked_at, revoked_for)
    select ${here}, contact_id, e164, 'tcpa', $2, $3, $4::date, current_user_id(), revoked_at,
      revoked_for
    from permitted order by contact_id, position
    returning contact_id`,
  row: changedRow,
});

export const insertNotes = defineStatement({
  name: 'contacts.insert_notes',
  text: `
    insert into contact_notes (organization_id, contact_id, content, recorded_by, recorded_at)
    select ${here}, given.contact_id, given.note, current_user_id(), $2
    from (select "contactId" as contact_id, note
      from jsonb_to_recordset($1) as given ("contactId" uuid, note text)) given
    where ${isNewNote(here)}
    returning contact_id`,
  row: changedRow,
});

export const insertMembers = defineStatement({
  name: 'contacts.insert_members',
  text: `
    insert into list_contacts (organization_id, list_id, contact_id)
    select ${here}, $1, contact_id from unnest($2::uuid[]) as contact_id
    order by contact_id
    on conflict do nothing`,
  row: {},
});

/** In one order, like every lock on people. */
export const raiseLedgers = defineStatement({
  name: 'contacts.raise_ledgers',
  text: `
    with chosen as materialized (
      select id from contacts where organization_id = ${here} and id = any($1)
      order by id for no key update
    )
    update contacts contact set ledger_version = contact.ledger_version + 1
    from chosen where contact.organization_id = ${here} and contact.id = chosen.id`,
  row: {},
});
