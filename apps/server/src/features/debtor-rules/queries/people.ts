import { wordsOfDeath } from '@ringfence/domain/imports/read-death';

/**
 * Two creditors may give the same reference to different people. Anyone who shares neither name nor phone with
 * the person known under it is somebody else: taking them for one would give the consent and the calls of the
 * one to the other. This is the part on names, which are written in many ways (`may_be_same_name`); equal ones are
 * not folded first, for there are very many.
 */
export const hasOtherName = (known: string, given: string): string =>
  `(${known}.full_name <> ${given}.full_name and not may_be_same_name(${known}.full_name, ${given}.full_name)
        and not may_be_same_name(${withoutDeath(known)}, ${withoutDeath(given)}))`;

/**
 * The estate of somebody comes under their reference: "ESTATE OF MARIA LOPEZ" is Maria, who has died. That
 * several people are named remains visible.
 */
const withoutDeath = (person: string): string =>
  `regexp_replace(search_text(regexp_replace(${person}.full_name, '[&/]', ' and ', 'g')), '\\m(?:${wordsOfDeath})\\M', ' ', 'g')`;

/** And this on phones: people who have one of the given numbers, `given_phone` (contact_id, e164). */
export const whoSharesPhone = (organizationId: string): string => `
        select given.contact_id from given_phone given
        join phones phone on phone.organization_id = ${organizationId}
          and phone.contact_id = given.contact_id and phone.e164 = given.e164`;

/** Whether a note that is `given` is new: one that is sent again is the same note. */
export const isNewNote = (organizationId: string): string => `not exists (
          select from contact_notes note
          where note.organization_id = ${organizationId} and note.contact_id = given.contact_id
            and note.content = given.note)`;

/** That somebody serves in the military, once known, is taken back by an admin and not by silence. */
export const serviceAfter =
  '(contact.is_service_member or coalesce(given.is_service_member, false))';

/** Whether a file says that somebody does not serve of whom it is known that they do. */
export const keepsService = '(contact.is_service_member and not given.is_service_member)';

/** The day and the year of birth as they are given for a known `contact`, as expressions of the statement. */
interface GivenBirth {
  bornOn: string;
  birthYear: string;
}

/**
 * What becomes of the birth of a known `contact`: what is given, without the known day where another year is
 * given alone, as the database has it (`follow_birth`). Nothing by which calls to a minor could begin, or begin
 * sooner (12 CFR 1006.6(a)): that is for an admin to say.
 */
export function birthAfter(given: GivenBirth) {
  const isOtherYear = `(${given.bornOn} is not distinct from contact.born_on
            and ${given.birthYear} is distinct from extract(year from ${given.bornOn}))`;
  const bornOn = `(case when ${isOtherYear} then null else ${given.bornOn} end)`;
  const birthYear = `coalesce(extract(year from ${bornOn})::integer, ${given.birthYear})`;
  const keeps = `frees_minor(contact.born_on, contact.birth_year, ${bornOn}, ${birthYear})`;
  return {
    keeps,
    bornOn: `(case when ${keeps} then contact.born_on else ${bornOn} end)`,
    birthYear: `(case when ${keeps} then contact.birth_year else ${birthYear} end)`,
  };
}
