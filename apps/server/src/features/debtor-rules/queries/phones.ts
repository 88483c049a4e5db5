/**
 * The line type of a known `phone` of which something is `given`. Numbers are ported: what may be a mobile is
 * held for one, because it needs more consent (47 CFR 64.1200(a)(1)).
 */
export const lineTypeAfter = `(case when given.line_type <> 'unknown'
          and (phone.line_type in ('landline', 'unknown') or given.line_type = 'mobile')
        then given.line_type else phone.line_type end)`;

/** Of a number that is given several times: what may be a mobile is held for one. */
export const heldForMobile = (lineType: string): string => `${lineType} <> 'mobile'`;

/**
 * Numbers of `file_phone` that the person does not have yet, as `missing`: with their place among those of
 * the person, and how many these are. Only where a condition on `given` holds.
 */
export const missingPhones = (organizationId: string, condition = 'true'): string => `
    missing as materialized (
      select given.*, row_number() over (order by given.contact_id, given.position)::integer as number,
        (row_number() over (partition by given.contact_id order by given.position))::integer - 1 as place_of,
        count(*) over (partition by given.contact_id)::integer as of_person
      from file_phone given
      where (not given.is_known or not exists (select from phones phone
        where phone.organization_id = ${organizationId} and phone.contact_id = given.contact_id
          and phone.e164 = given.e164)) and ${condition}
    )`;

/**
 * Where a number of `missing` stands: as given, and for somebody known, before the known numbers. What was
 * learned last is called first.
 */
export const positionOfMissing = (organizationId: string): string => `
        case when is_known then coalesce((select min(phone.position) from phones phone
            where phone.organization_id = ${organizationId}
              and phone.contact_id = missing.contact_id), of_person)
            - of_person + place_of else place_of end`;
