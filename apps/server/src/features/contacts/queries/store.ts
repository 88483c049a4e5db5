import { defineStatement } from '../../../platform/database/statement.ts';
import { takeNamed } from '../../../platform/database/take-named.ts';
import { tookBack } from '../../records/index.ts';

/**
 * Who is known under these references ($1), whether it is the person meant ($2), with every number of
 * theirs. Nobody else changes them until the transaction ends; in one order, like every lock on people.
 */
export const lockKnown = defineStatement({
  name: 'contacts.lock_known',
  text: `
    select contact.id, contact.external_reference, contact.country,
      is_same_name(contact.full_name, asked.full_name) as has_same_name,
      coalesce((select string_agg(phone.e164, ' ') from phones phone
        where phone.organization_id = contact.organization_id
          and phone.contact_id = contact.id), '') as phones
    from unnest($1::text[], $2::text[]) as asked (external_reference, full_name)
    join contacts contact on contact.organization_id = (select current_organization_id())
      and contact.external_reference = asked.external_reference
    order by contact.id
    for no key update of contact`,
  row: {
    id: 'uuid',
    external_reference: 'text',
    country: 'text',
    has_same_name: 'bool',
    phones: 'text',
  },
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
    insert into contacts (organization_id, external_reference, full_name, birth_year, language, email,
      address, city, region, postal_code, country, custom)
    select (select current_organization_id()), "externalReference", fields->>'fullName',
      (fields->>'birthYear')::integer, coalesce(fields->>'language', 'en'), fields->>'email',
      fields->>'address', fields->>'city', fields->>'region', fields->>'postalCode',
      coalesce(fields->>'country', $2), custom
    from jsonb_to_recordset($1) as person ("externalReference" text, fields jsonb, custom jsonb)
    order by "externalReference"
    on conflict (organization_id, external_reference) do nothing
    returning id, external_reference`,
  row: { id: 'uuid', external_reference: 'text' },
});

const named = (field: string, column: string, type?: 'integer') =>
  `${takeNamed('person.fields', field, `contact.${column}`, type)} as ${column}`;
const columns = [
  ...['full_name', 'birth_year', 'language', 'email', 'address', 'city', 'region', 'postal_code'],
  ...['country', 'custom'],
];
const columnsOf = (table: string): string =>
  columns.map((column) => `${table}.${column}`).join(', ');

/** What is left out stays. Answers whoever is not as they were. */
export const updateContacts = defineStatement({
  name: 'contacts.update_contacts',
  text: `
    with wanted as (
      select contact.organization_id, contact.id, ${named('fullName', 'full_name')},
        ${named('birthYear', 'birth_year', 'integer')}, ${named('language', 'language')},
        ${named('email', 'email')}, ${named('address', 'address')}, ${named('city', 'city')},
        ${named('region', 'region')}, ${named('postalCode', 'postal_code')},
        ${named('country', 'country')},
        (contact.custom || person.custom) - array(
          select field.key from jsonb_each_text(person.custom) field where field.value = '') as custom
      from jsonb_to_recordset($1) as person ("contactId" uuid, fields jsonb, custom jsonb)
      join contacts contact on contact.organization_id = (select current_organization_id())
        and contact.id = person."contactId"
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

/** Only what is said of a number; the others stay as they are. */
export const updatePhones = defineStatement({
  name: 'contacts.update_phones',
  text: `
    with wanted as (
      select phone.organization_id, phone.id,
        ${takeNamed('given.fields', 'lineType', 'phone.line_type')} as line_type,
        ${takeNamed('given.fields', 'place', 'phone.place')} as place,
        ${takeNamed('given.fields', 'label', 'phone.label')} as label
      from jsonb_to_recordset($1) as given ("contactId" uuid, e164 text, fields jsonb)
      join phones phone on phone.organization_id = (select current_organization_id())
        and phone.contact_id = given."contactId" and phone.e164 = given.e164
    )
    update phones phone
    set line_type = wanted.line_type, place = wanted.place, label = wanted.label
    from wanted
    where phone.organization_id = wanted.organization_id and phone.id = wanted.id
      and (phone.line_type, phone.place, phone.label)
        is distinct from (wanted.line_type, wanted.place, wanted.label)
    returning phone.contact_id`,
  row: changedRow,
});

/** Behind the numbers that a person has, in the order in which they are told. */
export const insertPhones = defineStatement({
  name: 'contacts.insert_phones',
  text: `
    insert into phones (organization_id, contact_id, e164, line_type, place, label, position)
    select (select current_organization_id()), given."contactId", given.e164,
      coalesce(given.fields->>'lineType', given."lineType"), given.fields->>'place',
      given.fields->>'label',
      given.position + coalesce((select max(phone.position) + 1 from phones phone
        where phone.organization_id = (select current_organization_id())
          and phone.contact_id = given."contactId"), 0)
    from jsonb_to_recordset($1) as given ("contactId" uuid, e164 text, "lineType" text, fields jsonb,
      position integer)
    order by given."contactId", given.position
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
const debtColumns = [
  ...['balance_minor', 'currency', 'state'],
  ...debtFields.map(([, column]) => column),
];
const givenDebts = `jsonb_to_recordset($1) as given ("contactId" uuid, reference text,
        "balanceMinor" bigint, currency text, fields jsonb)`;

/** Where nothing is owed it is paid, and open again where something is, unless another state is told. */
export const updateDebts = defineStatement({
  name: 'contacts.update_debts',
  text: `
    with wanted as (
      select debt.organization_id, debt.id, given."balanceMinor" as balance_minor, given.currency,
        coalesce(given.fields->>'state', case
          when given."balanceMinor" = 0 and debt.state in ('open', 'promised') then 'paid'
          when given."balanceMinor" > 0 and debt.state = 'paid' then 'open'
          else debt.state end) as state,
        ${debtFields
          .map(
            ([field, column, type]) =>
              `${takeNamed('given.fields', field, `debt.${column}`, type)} as ${column}`,
          )
          .join(', ')}
      from ${givenDebts}
      join debts debt on debt.organization_id = (select current_organization_id())
        and debt.contact_id = given."contactId" and debt.reference = given.reference
    )
    update debts debt
    set ${debtColumns.map((column) => `${column} = wanted.${column}`).join(', ')}, updated_at = $2
    from wanted
    where debt.organization_id = wanted.organization_id and debt.id = wanted.id
      and (${debtColumns.map((column) => `debt.${column}`).join(', ')})
        is distinct from (${debtColumns.map((column) => `wanted.${column}`).join(', ')})
    returning debt.contact_id`,
  row: changedRow,
});

export const insertDebts = defineStatement({
  name: 'contacts.insert_debts',
  text: `
    insert into debts (organization_id, contact_id, reference, balance_minor, currency, state,
      ${debtFields.map(([, column]) => column).join(', ')}, created_at, updated_at)
    select (select current_organization_id()), given."contactId", given.reference,
      given."balanceMinor", given.currency,
      coalesce(given.fields->>'state', case when given."balanceMinor" = 0 then 'paid' else 'open' end),
      ${debtFields.map(([field, , type]) => `(given.fields->>'${field}')::${type}`).join(', ')}, $2, $2
    from ${givenDebts}
    order by given."contactId", given.reference
    on conflict (organization_id, contact_id, reference) do nothing
    returning contact_id`,
  row: changedRow,
});

/**
 * Permission for numbers ($1), as it was obtained ($2, $3, $4): neither twice, nor where somebody took it
 * back later. What the person refused after it was given has taken it back (47 CFR 64.1200(a)(10)).
 */
export const insertConsents = defineStatement({
  name: 'contacts.insert_consents',
  text: `
    insert into consents (organization_id, contact_id, e164, kind, obtained_how, obtained_by,
      obtained_on, recorded_by, revoked_at, revoked_for)
    select (select current_organization_id()), given.contact_id, given.e164, 'tcpa', $2, $3, $4::date,
      current_user_id(), refusal.started_at, refusal.id
    from (select "contactId" as contact_id, e164
      from jsonb_to_recordset($1) as number ("contactId" uuid, e164 text)) given
    left join lateral (
      select refusal.id, refusal.started_at from suppressions refusal
      where refusal.organization_id = (select current_organization_id())
        and refusal.started_at >= $4::date::timestamp at time zone 'UTC'
        and ${tookBack('refusal', 'given')}
      order by refusal.started_at limit 1) refusal on true
    where not exists (
      select from consents earlier
      where earlier.organization_id = (select current_organization_id())
        and earlier.contact_id = given.contact_id and earlier.e164 = given.e164
        and earlier.kind = 'tcpa'
        and (earlier.revoked_at >= $4::date::timestamp at time zone 'UTC'
          or (earlier.obtained_how = $2 and earlier.obtained_by = $3
            and earlier.obtained_on = $4::date)))
    returning contact_id`,
  row: changedRow,
});

/** A note that is sent again is the same note. */
export const insertNotes = defineStatement({
  name: 'contacts.insert_notes',
  text: `
    insert into contact_notes (organization_id, contact_id, content, recorded_by, recorded_at)
    select (select current_organization_id()), given."contactId", given.note, current_user_id(), $2
    from jsonb_to_recordset($1) as given ("contactId" uuid, note text)
    where not exists (select from contact_notes known
      where known.organization_id = (select current_organization_id())
        and known.contact_id = given."contactId" and known.content = given.note)
    returning contact_id`,
  row: changedRow,
});

export const insertMembers = defineStatement({
  name: 'contacts.insert_members',
  text: `
    insert into list_contacts (organization_id, list_id, contact_id)
    select (select current_organization_id()), $1, contact_id from unnest($2::uuid[]) as contact_id
    order by contact_id
    on conflict do nothing`,
  row: {},
});

export const raiseLedgers = defineStatement({
  name: 'contacts.raise_ledgers',
  text: `
    update contacts set ledger_version = ledger_version + 1
    where organization_id = current_organization_id() and id = any($1)`,
  row: {},
});
