/**
 * Whether a refusal, lifted or not, came after the numbers were obtained (`obtained_on`): of the person
 * for all of their numbers, of the person for this one, or of this number whoever permitted it. Entered
 * by mistake, it never was one.
 */
const wasRefused = (phone: string, obtainedOn: string): string => `(
        ${phone}.is_known and exists (
          select from suppressions refusal
          where refusal.organization_id = $1 and refusal.contact_id = ${phone}.contact_id
            and refusal.started_at >= ${obtainedOn} and not refusal.is_mistake
            and (refusal.kind = 'medium_stop'
              or refusal.kind = 'wrong_number' and refusal.e164 = ${phone}.e164))
        or exists (
          select from suppressions refusal
          where refusal.organization_id = $1 and refusal.e164 = ${phone}.e164
            and refusal.kind in ('number_stop', 'reassigned') and refusal.started_at >= ${obtainedOn}
            and not refusal.is_mistake))`;

/**
 * The consents that the file gives, as `given`, by how ($5), by whom ($6) and when ($7) the numbers were
 * obtained. Where it has a column for consent ($8), only a yes is one. Neither twice, nor against a later
 * refusal.
 */
export const given = `
    given as materialized (
      select phone.contact_id, phone.is_known, phone.e164, phone.position
      from file_phone phone
      join file_person told on told.contact_id = phone.contact_id
      where $5::text <> 'not_known' and told.do_not_call is distinct from true
        and case when $8 then told.consent is true else told.consent is distinct from false end
        and not (phone.is_known and exists (
          select from consents earlier
          where earlier.organization_id = $1 and earlier.contact_id = phone.contact_id
            and earlier.e164 = phone.e164 and earlier.kind = 'tcpa'
            and (earlier.revoked_at >= $7::date
              or (earlier.revoked_at is null and earlier.obtained_how = $5
                and earlier.obtained_by = $6 and earlier.obtained_on = $7::date))))
        and not ${wasRefused('phone', '$7::date')}
    )`;

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
