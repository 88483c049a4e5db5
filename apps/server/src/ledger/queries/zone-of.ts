/**
 * Where somebody is, as far as it is known: the zone in which times are theirs that they asked for. The columns are not of
 * tables that are named as those in here: contact, summary, organization.
 */
export const zoneOf = (organizationId: string, contactId: string): string => `coalesce(
        (select contact.confirmed_zone from contacts contact
         where contact.organization_id = ${organizationId} and contact.id = ${contactId}),
        (select summary.zone from contact_summaries summary
         where summary.organization_id = ${organizationId} and summary.contact_id = ${contactId}),
        (select organization.zone from organizations organization where organization.id = ${organizationId}), 'UTC')`;
