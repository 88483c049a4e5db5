import { joinPhoneToCall } from '../../ledger/index.ts';
import { defineStatement } from '../../platform/database/statement.ts';

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
