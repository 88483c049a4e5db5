import {
  defineSpanning,
  joinOrganization,
  organizationFields,
  organizationRow,
} from '../../platform/database/spanning.ts';
import { defineStatement } from '../../platform/database/statement.ts';
import { joinDebtToCallAbout, joinPhoneToCall } from '../compliance/index.ts';

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
  ${joinDebtToCallAbout('contact.organization_id', 'contact.id')}
  left join lateral (
    select obtained_how, obtained_on from consents
    where organization_id = contact.organization_id and contact_id = contact.id
      and kind = 'tcpa' and e164 = phone.e164 and revoked_at is null
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

/** The number that would be called. */
export const findPhoneToCall = defineStatement({
  name: 'contacts.find_phone_to_call',
  text: `
    select phone.id
    from contacts contact
    ${joinPhoneToCall('contact.organization_id', 'contact.id')}
    where contact.organization_id = current_organization_id() and contact.id = $1`,
  row: { id: 'uuid?' },
});
