import { defineStatement } from '../../../platform/database/statement.ts';
import { takeNamed } from '../../../platform/database/take-named.ts';

/** As it is now, with who changed it last; nobody changes it until the transaction ends. */
export const lockContact = defineStatement({
  name: 'contacts.lock_contact',
  text: `
    select contact.full_name, contact.birth_year, contact.born_on::text as born_on,
      contact.is_service_member, contact.language, contact.email, contact.address,
      contact.city, contact.region, contact.postal_code, contact.country, contact.custom,
      contact.revision, contact.changed_at, nullif(changer.full_name, '') as changed_by
    from contacts contact
    left join profiles changer on changer.id = contact.changed_by
    where contact.organization_id = current_organization_id() and contact.id = $1
    for no key update of contact`,
  row: {
    full_name: 'text',
    birth_year: 'int4?',
    born_on: 'text?',
    is_service_member: 'bool',
    language: 'text',
    email: 'text?',
    address: 'text?',
    city: 'text?',
    region: 'text?',
    postal_code: 'text?',
    country: 'text',
    custom: 'jsonb',
    revision: 'int4',
    changed_at: 'timestamptz?',
    changed_by: 'text?',
  },
});

const named = (field: string, column: string, type?: 'integer' | 'boolean' | 'date') =>
  `${column} = ${takeNamed('$2::jsonb', field, column, type)}`;

/** The fields that are named ($2), and all of the organization's own ($3). */
export const updateContact = defineStatement({
  name: 'contacts.update_contact',
  text: `
    update contacts set ${named('fullName', 'full_name')},
      ${named('birthYear', 'birth_year', 'integer')}, ${named('bornOn', 'born_on', 'date')},
      ${named('language', 'language')},
      ${named('email', 'email')}, ${named('address', 'address')}, ${named('city', 'city')},
      ${named('region', 'region')}, ${named('postalCode', 'postal_code')},
      ${named('country', 'country')},
      ${named('isServiceMember', 'is_service_member', 'boolean')}, custom = $3, revision = revision + 1, changed_at = $4,
      changed_by = current_user_id()
    where organization_id = current_organization_id() and id = $1
    returning revision`,
  row: { revision: 'int4' },
});

/** What the person is to each of their debts. */
export const listRoles = defineStatement({
  name: 'contacts.list_roles',
  text: `
    select person_role from debts
    where organization_id = current_organization_id() and contact_id = $1`,
  row: { person_role: 'text?' },
});

/** The names of the organization's own fields, for anyone who maps a file or chooses columns. */
export const insertCustomFields = defineStatement({
  name: 'contacts.insert_custom_fields',
  text: `
    insert into custom_fields (organization_id, name)
    select (select current_organization_id()), name from unnest($1::text[]) as name
    order by name
    on conflict do nothing`,
  row: {},
});

/** Who edits which contact, where there is such a one. */
export const findEditor = defineStatement({
  name: 'contacts.find_editor',
  text: `
    select contact.id, profile.id as editor_id, profile.full_name
    from contacts contact
    join profiles profile on profile.id = current_user_id()
    where contact.organization_id = current_organization_id() and contact.id = $1`,
  row: { id: 'uuid', editor_id: 'uuid', full_name: 'text' },
});

/** The person, of whom no number is added by anybody else meanwhile, and how many they have. */
export const lockPhones = defineStatement({
  name: 'contacts.lock_phones',
  text: `
    select contact.id, (select count(*) from phones phone
      where phone.organization_id = contact.organization_id and phone.contact_id = contact.id) as phones
    from contacts contact
    where contact.organization_id = current_organization_id() and contact.id = $1
    for no key update of contact`,
  row: { id: 'uuid', phones: 'int8' },
});

/** Behind the numbers that are there. Answers nothing where it is there already. */
export const insertPhone = defineStatement({
  name: 'contacts.insert_phone',
  text: `
    insert into phones (organization_id, contact_id, e164, line_type, place, label, position)
    select current_organization_id(), $1, $2, $3, $4, $5, coalesce(max(position) + 1, 0)
    from phones where organization_id = current_organization_id() and contact_id = $1
    on conflict (organization_id, contact_id, e164) do nothing
    returning id`,
  row: { id: 'uuid' },
});

export const findPhoneIds = defineStatement({
  name: 'contacts.find_phone_ids',
  text: `
    select id from phones
    where organization_id = current_organization_id() and contact_id = $1`,
  row: { id: 'uuid' },
});

/** Those that are named ($2) come first, as they are named; the others follow as they stood. */
export const orderPhones = defineStatement({
  name: 'contacts.order_phones',
  text: `
    with ranked as (
      select phone.id, row_number() over (
        order by array_position($2::uuid[], phone.id), phone.position, phone.id desc) - 1 as position
      from phones phone
      where phone.organization_id = current_organization_id() and phone.contact_id = $1
    )
    update phones phone set position = ranked.position
    from ranked
    where phone.organization_id = current_organization_id() and phone.id = ranked.id
      and phone.position <> ranked.position
    returning phone.id`,
  row: { id: 'uuid' },
});

/** Answers nothing where the person has a debt of that reference. */
export const insertDebt = defineStatement({
  name: 'contacts.insert_debt',
  text: `
    insert into debts (organization_id, contact_id, reference, creditor, balance_minor, currency,
      original_minor, opened_on, due_on, charged_off_on, notice_sent_on, account_group, state,
      created_at, updated_at, kind, is_time_barred, person_role, first_contact_at)
    select contact.organization_id, contact.id, $2, $3, $4, $5, $6, $7::date, $8::date, $9::date,
      $10::date, $11, $12, $13, $13, $14, $15, $16, $17
    from contacts contact
    where contact.organization_id = current_organization_id() and contact.id = $1
    on conflict (organization_id, contact_id, reference) do nothing
    returning id`,
  row: { id: 'uuid' },
});

export const insertNote = defineStatement({
  name: 'contacts.insert_note',
  text: `
    insert into contact_notes (organization_id, contact_id, content, recorded_by, recorded_at)
    select contact.organization_id, contact.id, $2, current_user_id(), $3
    from contacts contact
    where contact.organization_id = current_organization_id() and contact.id = $1
    returning id`,
  row: { id: 'uuid' },
});

export const findContact = defineStatement({
  name: 'contacts.find_contact',
  text: `
    select id, full_name from contacts
    where organization_id = current_organization_id() and id = $1
    for key share`,
  row: { id: 'uuid', full_name: 'text' },
});
