import { joinPhoneToCall } from '../../dialer/index.ts';
import {
  defineSpanning,
  joinOrganization,
  organizationFields,
  organizationRow,
} from '../../platform/database/spanning.ts';
import { defineStatement } from '../../platform/database/statement.ts';

const contactFields = `
  contact.id, ${organizationFields}, contact.full_name, contact.external_reference, contact.region,
  contact.postal_code, contact.country, phone.id as phone_id, phone.e164, phone.state as phone_state,
  debt.balance_minor, debt.currency, consent.obtained_how, consent.obtained_on::text as obtained_on,
  suppression.id as suppression_id, suppression.kind as suppression_kind,
  suppression.started_at as suppression_started_at`;

/** Each contact with the phone to call, open debt, consent for that phone, and standing reason. */
const contactParts = `
  ${joinOrganization('contact.organization_id')}
  ${joinPhoneToCall('contact.organization_id', 'contact.id')}
  left join lateral (
    select balance_minor, currency from debts
    where organization_id = contact.organization_id and contact_id = contact.id
    order by state <> 'open', id limit 1) debt on true
  left join lateral (
    select obtained_how, obtained_on from consents
    where organization_id = contact.organization_id and contact_id = contact.id
      and e164 = phone.e164 and revoked_at is null
    order by obtained_on desc, id desc limit 1) consent on true
  left join lateral (
    select id, kind, started_at from suppressions
    where organization_id = contact.organization_id and contact_id = contact.id
      and lifted_at is null
    order by started_at, id limit 1) suppression on true`;

export const listContacts = defineSpanning({
  name: 'contacts.list_contacts',
  text: (covers) => `
    select ${contactFields}
    from (select * from contacts
          where ${covers('organization_id')} and id > $1
          order by id limit $2) contact
    ${contactParts}
    order by contact.id`,
  row: {
    id: 'uuid',
    ...organizationRow,
    full_name: 'text',
    external_reference: 'text',
    region: 'text?',
    postal_code: 'text?',
    country: 'text',
    phone_id: 'uuid?',
    e164: 'text?',
    phone_state: 'text?',
    balance_minor: 'int8?',
    currency: 'text?',
    obtained_how: 'text?',
    obtained_on: 'text?',
    suppression_id: 'uuid?',
    suppression_kind: 'text?',
    suppression_started_at: 'timestamptz?',
  },
});

export const listContactsOfList = defineSpanning({
  name: 'contacts.list_contacts_of_list',
  text: (covers) => `
    select ${contactFields}
    from (select organization_id, contact_id from list_contacts
          where list_id = $3 and organization_id = (
              select organization_id from lists
              where id = $3 and ${covers('organization_id')} limit 1)
            and contact_id > $1
          order by contact_id limit $2) member
    join contacts contact
      on contact.organization_id = member.organization_id and contact.id = member.contact_id
    ${contactParts}
    order by contact.id`,
  row: listContacts.row,
});

/** Whoever matches, in the organizations that the transaction reaches, and in one list if it is named. */
export const searchContacts = defineStatement({
  name: 'contacts.search_contacts',
  text: `
    select ${contactFields}
    from find_contacts($4, $5, $6, $3, $1, $2) found
    join contacts contact
      on contact.organization_id = found.organization_id and contact.id = found.id
    ${contactParts}
    order by contact.id`,
  row: listContacts.row,
});

export const findPhone = defineStatement({
  name: 'contacts.find_phone',
  text: `
    select e164, contact_id from phones
    where organization_id = current_organization_id() and id = $1`,
  row: { e164: 'text', contact_id: 'uuid' },
});

/** The number is the one that would be called. Answers nothing when there is no such contact. */
export const insertSuppression = defineStatement({
  name: 'contacts.insert_suppression',
  text: `
    insert into suppressions
      (organization_id, contact_id, kind, e164, source, note, recorded_by, started_at)
    select contact.organization_id, contact.id, $2::text,
      case when $2::text = 'number_stop' then phone.e164 end, 'person', $3, current_user_id(), $4
    from contacts contact
    ${joinPhoneToCall('contact.organization_id', 'contact.id')}
    where contact.organization_id = current_organization_id() and contact.id = $1
      and ($2::text <> 'number_stop' or phone.e164 is not null)
    returning id`,
  row: { id: 'uuid' },
});

export const liftSuppression = defineStatement({
  name: 'contacts.lift_suppression',
  text: `
    update suppressions set lifted_at = $2, lifted_by = current_user_id()
    where organization_id = current_organization_id() and id = $1 and lifted_at is null
    returning contact_id, e164`,
  row: { contact_id: 'uuid', e164: 'text?' },
});

/** Everybody who is called on a number. */
export const listContactsOfNumber = defineStatement({
  name: 'contacts.list_contacts_of_number',
  text: `
    select contact_id from phones
    where organization_id = current_organization_id() and e164 = $1`,
  row: { contact_id: 'uuid' },
});
