/**
 * Two creditors may give the same reference to different people. Whoever shares neither name nor phone with
 * the person known under it is somebody else: taking them for one would give the consent and the calls of the
 * one to the other. This is the part on names; equal ones are not folded first, for there are very many.
 */
export const hasOtherName = (known: string, told: string): string =>
  `(${known}.full_name <> ${told}.full_name and not is_same_name(${known}.full_name, ${told}.full_name)
        and not is_same_name(${withoutDeath(known)}, ${withoutDeath(told)}))`;

/** The estate of somebody is told of under their reference: "ESTATE OF MARIA LOPEZ" is Maria, who has died. */
const withoutDeath = (person: string): string =>
  `regexp_replace(search_text(${person}.full_name), '${wordsOfDeath}', ' ', 'g')`;
const wordsOfDeath = [
  '\\m(the )?(estate|heirs?)( of)?( the)?( late)?\\M',
  '\\m(the late|deceased|decd|dec d)\\M',
  '\\m(la )?(sucesion|herencia|herederos)( de)?( la| el| los)?\\M',
  '\\m(finad[oa]|difunt[oa]|fallecid[oa])\\M',
].join('|');

/** And this on phones: whoever has one of the numbers of `told_phone` (contact_id, e164) that are told. */
export const whoSharesPhone = (organizationId: string): string => `
        select told.contact_id from told_phone told
        join phones phone on phone.organization_id = ${organizationId}
          and phone.contact_id = told.contact_id and phone.e164 = told.e164`;

/** Whether a note that is `told` is new: one that is sent again is the same note. */
export const isNewNote = (organizationId: string): string => `not exists (
          select from contact_notes note
          where note.organization_id = ${organizationId} and note.contact_id = told.contact_id
            and note.content = told.note)`;

/** That somebody serves in the military, once known, is taken back by an admin and not by silence. */
export const serviceAfter =
  '(contact.is_service_member or coalesce(told.is_service_member, false))';

/** Whether a file says that somebody does not serve of whom it is known that they do. */
export const keepsService = '(contact.is_service_member and not told.is_service_member)';
