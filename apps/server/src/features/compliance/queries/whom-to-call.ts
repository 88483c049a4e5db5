/**
 * In which order a contact's numbers are called: first those that are not known to be wrong or dead, then
 * as people put them, and where nobody did, the one learned last.
 */
export const callingOrder = `state <> 'active', position, id desc`;

/** Of a contact's numbers the one to call, as `phone`. `contactId` names the contact around it. */
export const joinPhoneToCall = (organizationId: string, contactId: string): string => `
    left join lateral (
      select id, e164, state from phones
      where organization_id = ${organizationId} and contact_id = ${contactId}
      order by ${callingOrder} limit 1) phone on true`;

/** Of a contact's debts the one to call about, as `debt`: the oldest that is open. */
export const joinDebtToCallAbout = (organizationId: string, contactId: string): string => `
    left join lateral (
      select id, state, balance_minor, currency from debts
      where organization_id = ${organizationId} and contact_id = ${contactId}
      order by state <> 'open', id limit 1) debt on true`;
