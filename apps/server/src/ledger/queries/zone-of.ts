/**
 * The person's zone, where it is known for certain; null otherwise. Arguments must not use the aliases contact or
 * summary.
 */
export const knownZoneOf = (organizationId: string, contactId: string): string => `coalesce(
        (select contact.confirmed_zone from contacts contact
         where contact.organization_id = ${organizationId} and contact.id = ${contactId}),
        (select summary.zone from contact_summaries summary
         where summary.organization_id = ${organizationId} and summary.contact_id = ${contactId}))`;

/**
 * The person's zone as far as it is known, for what needs no exact time. Arguments must not use the aliases contact,
 * summary or organization.
 */
export const zoneOf = (organizationId: string, contactId: string): string => `coalesce(
        ${knownZoneOf(organizationId, contactId)},
        (select organization.zone from organizations organization where organization.id = ${organizationId}), 'UTC')`;
