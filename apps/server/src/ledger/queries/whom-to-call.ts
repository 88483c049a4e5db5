/**
 * Whether a machine may call a number at all, as far as a glance tells: it is no mobile one, or somebody
 * permitted it (47 CFR 64.1200(a)(1)(iii)). The rules decide; this only chooses which number to ask them of.
 */
const isPermitted = (phone: string): string => `
        (${phone}.line_type = 'landline' or exists (
          select from consents permitted
          where permitted.organization_id = ${phone}.organization_id
            and permitted.contact_id = ${phone}.contact_id and permitted.kind = 'tcpa'
            and (permitted.e164 = ${phone}.e164 or permitted.e164 is null)
            -- Not as the index of numbers has it: that would be read from end to end for each.
            and coalesce(permitted.revoked_at, 'infinity') = 'infinity'))`;

/**
 * In which order a contact's numbers are tried: first those that are not known to be wrong or dead, of
 * these the permitted ones, then as people put them, and where nobody did, the one learned last.
 */
export const callingOrder = (phone: string): string => `
      ${phone}.state <> 'active', not ${isPermitted(phone)}, ${phone}.position, ${phone}.id desc`;

/**
 * The same for the next attempt of a campaign, which tries another number first or the usual one (`number` of what is
 * settled); none where it stays with the same, or does not come. Another one is, of the permitted, the one that was not
 * tried, then the one tried longest ago, by calls since a moment before which the facts know none. It is what is shown
 * until the number is chosen (`packages/domain/retry/order-numbers.ts`).
 */
export const joinNextPhone = (settled: string): string => `
    left join lateral (
      select phones.id from phones
      left join lateral (
        select max(call.reserved_at) as at from calls call
        where ${settled}.number = 'another' and call.organization_id = phones.organization_id
          and call.contact_id = phones.contact_id and call.outcome is distinct from 'withdrawn'
          -- Not as the indexes of campaigns and numbers have it: those have more calls than a person.
          and call.campaign_id is not distinct from ${settled}."campaignId"
          and call.e164 is not distinct from phones.e164
          and call.id >= first_id_of(least(${settled}.at, now()) - interval '41 days')) tried on true
      where ${settled}.at is not null and ${settled}.number in ('another', 'usual')
        and phones.organization_id = ${settled}."organizationId" and phones.contact_id = ${settled}."contactId"
      order by phones.state <> 'active', not ${isPermitted('phones')}, tried.at nulls first, ${callingOrder('phones')}
      limit 1) phone on true`;

/** In which order a contact is called about their debts: the oldest that is open first. */
export const debtOrder = (debt: string): string => `${debt}.state <> 'open', ${debt}.id`;

/**
 * Of a contact's numbers the first that is tried, as `phone`; which one is called, the rules decide
 * (`choose-call.ts`). `contactId` names the contact around it.
 */
export const joinPhoneToCall = (organizationId: string, contactId: string): string => `
    left join lateral (
      select phones.id, phones.e164, phones.state from phones
      where phones.organization_id = ${organizationId} and phones.contact_id = ${contactId}
      order by ${callingOrder('phones')} limit 1) phone on true`;

/** Of a contact's debts the first that is tried, as `debt`. */
export const joinDebtToCallAbout = (organizationId: string, contactId: string): string => `
    left join lateral (
      select debts.id from debts
      where debts.organization_id = ${organizationId} and debts.contact_id = ${contactId}
      order by ${debtOrder('debts')} limit 1) debt on true`;
