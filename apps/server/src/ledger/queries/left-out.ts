/**
 * These lists (a query), and what they were merged into: nobody becomes callable by a merge. One step is enough, because a
 * merge leads on those that were merged before.
 */
export const withMerged = (organizationId: string, lists: string): string => `
          select unnest(array[list.id, list.merged_into]) as list_id from lists list
          where list.organization_id = ${organizationId} and list.id in (${lists})`;

/** The people who are on these lists (a query) themselves. */
export const membersOf = (organizationId: string, lists: string): string => `
        select other.contact_id from list_contacts other
        where other.organization_id = ${organizationId}
          and other.list_id = any(array(${withMerged(organizationId, lists)}))`;

/** Who was removed from a campaign by name. */
export const removedFrom = (organizationId: string, campaignId: string): string => `
        select gone.contact_id from campaign_people_removed gone
        where gone.organization_id = ${organizationId} and gone.campaign_id = ${campaignId}`;

/**
 * The other contacts of the humans that these people (a query) are. For any number of them at once: few people are linked,
 * so that it begins with those.
 */
export const linkedWith = (organizationId: string, people: string): string => `
        select linked.linked_id as contact_id from linked_contacts(${organizationId}, array(
          select link.contact_id from person_links link
          where link.organization_id = ${organizationId} and link.contact_id in (${people})
          union
          select link.other_id from person_links link
          where link.organization_id = ${organizationId} and link.other_id in (${people}))) linked`;

/**
 * Since when somebody is left out of a campaign as a human: they or a contact linked with them are on a list that it leaves
 * out, or were removed by name; null: nothing holds them. For one at a time, by keys.
 */
export const leftOutSince = (
  organizationId: string,
  campaignId: string,
  contactId: string,
): string => `left_out_since(${organizationId}, ${campaignId}, ${contactId})`;
