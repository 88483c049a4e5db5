import { linkedWith, membersOf, withMerged } from './left-out.ts';

/**
 * Of the members of lists those who are on none of the lists (a query) whose people are left out. A plan, and what is
 * said before there is one, mean the same people. For all members at once.
 */
export const isOnNone = (organizationId: string, excludedLists: string): string => `
        not exists (select from list_contacts other
          where other.organization_id = ${organizationId} and other.contact_id = member.contact_id
            and other.list_id = any(array(${withMerged(organizationId, excludedLists)})))`;

/**
 * The same of each member as it is met, for a page of them: joined, a planner that does not know which lists these are
 * takes nearly everybody to be on them, and reads all members.
 */
export const isOnNoneAsMet = (organizationId: string, excludedLists: string): string => `
        not coalesce((select true from list_contacts other
          where other.organization_id = ${organizationId} and other.contact_id = member.contact_id
            and other.list_id = any(array(${withMerged(organizationId, excludedLists)})) limit 1), false)`;

/** Those of whom another contact is on such a list: found once for all members. */
const linkedOut = (organizationId: string, excludedLists: string): string =>
  linkedWith(organizationId, membersOf(organizationId, excludedLists));

/** Of a page of members, those who are on none of the lists as humans. */
export const isMeantAsMet = (organizationId: string, excludedLists: string): string => `
        ${isOnNoneAsMet(organizationId, excludedLists)}
        and member.contact_id not in (${linkedOut(organizationId, excludedLists)})`;

/** The people of the lists (a query) who are left out, to be taken from all others at once. */
export const leftOut = (organizationId: string, excludedLists: string): string => `
        ${membersOf(organizationId, excludedLists)}
        union all
        ${linkedOut(organizationId, excludedLists)}`;
