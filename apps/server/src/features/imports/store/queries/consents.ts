import { given as givenOf } from '../../../debtor-rules/index.ts';

/**
 * The consents that the file gives, as `given`, by how ($5), by whom ($6) and when ($7) the numbers were
 * obtained. Where it has a column for consent ($8), only a yes is one.
 */
export const given = `
    vouched as materialized (
      select phone.contact_id, phone.is_known, phone.e164, phone.position
      from file_phone phone
      join file_person told on told.contact_id = phone.contact_id
      where $5::text <> 'not_known' and told.do_not_call is distinct from true
        and case when $8 then told.consent is true else told.consent is distinct from false end
    ), ${givenOf({ organizationId: '$1', how: '$5', by: '$6', on: '$7' })}`;

/** The consents that the file takes back, as `taken`. */
export const taken = `
    taken as materialized (
      select told.contact_id, consent.id
      from file_person told
      join consents consent on consent.organization_id = $1 and consent.contact_id = told.contact_id
        and consent.kind = 'tcpa' and consent.revoked_at is null
      where told.is_known and (told.consent is false or told.do_not_call)
    )`;

/** Whoever the file says is not to be called, and who is not under such a stop yet, as `stopped`. */
export const stopped = `
    stopped as materialized (
      select told.contact_id, told.is_known, told.line
      from file_person told
      where told.do_not_call
        and not (told.is_known and exists (
          select from suppressions stop
          where stop.organization_id = $1 and stop.contact_id = told.contact_id
            and stop.kind = 'medium_stop' and stop.lifted_at is null))
    )`;
