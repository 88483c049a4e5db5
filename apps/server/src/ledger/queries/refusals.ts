/**
 * Whether a refusal took a permission back, both by the names of their rows: of the person for all of
 * their numbers, of the person for this number, or for the number, no matter who permitted it. One that was
 * entered by mistake took nothing back.
 */
export const tookBack = (refusal: string, consent: string): string => `
          not ${refusal}.is_mistake
          and (${refusal}.contact_id = ${consent}.contact_id and ${refusal}.kind = 'medium_stop'
            or ${refusal}.contact_id = ${consent}.contact_id and ${refusal}.e164 = ${consent}.e164
              and ${refusal}.kind = 'wrong_number'
            or ${refusal}.e164 = ${consent}.e164 and ${refusal}.kind in ('number_stop', 'reassigned'))`;

/**
 * From when a permission holds: of one of which only the day is known, from its beginning. That day begins in
 * some zones before it does in UTC: what is written down already was given.
 */
export const givenAt = (consent: string): string =>
  `coalesce(${consent}.received_at,
          least(${consent}.obtained_on::timestamp at time zone 'UTC', ${consent}.recorded_at))`;
