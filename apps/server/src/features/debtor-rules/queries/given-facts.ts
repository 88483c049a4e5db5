/** What becomes of what is known, as expressions on `given` and on the `contact`, `phone` or `debt` that is known. */
interface After {
  country: string;
  region: string;
  postalCode: string;
  confirmedZone: string;
  place: string;
  noticeOn: string;
  creditor: string;
  /** What is given of a new debt, as an object with the names of programs. */
  newDebt: string;
}

const inForce = (organizationId: string): string => `(select coalesce(max(policy.version), 0)
          from policies policy where policy.organization_id = ${organizationId})`;

/** Else a creditor says nothing of who may be called. */
const hasCreditorRoles = (organizationId: string): string => `exists (select from policies policy
          where policy.organization_id = ${organizationId} and policy.content->'creditorRoles' <> '{}')`;

/** Whether there is anybody of whom it is not sure that they can be called, which is found quickly. */
export const anyUnsure = (organizationId: string): string => `(
      exists (select from contact_summaries never
        where never.organization_id = ${organizationId} and never.shape_id is null)
      or exists (select from callable_shapes never
        join contact_summaries blocked on blocked.organization_id = never.organization_id
          and blocked.shape_id = never.id
        where never.organization_id = ${organizationId} and never.closes_at = '{}')
      or exists (select from contact_summaries stale
        where stale.organization_id = ${organizationId}
          and stale.judged_policy < ${inForce(organizationId)})
      or exists (select from contact_summaries stale
        where stale.organization_id = ${organizationId}
          and stale.judged_policy = ${inForce(organizationId)} and stale.judge_at <= now())
      or exists (select from person_links link where link.organization_id = ${organizationId}))`;

/** People who are the same human as another, as `linked`. */
export const linkedPeople = (organizationId: string): string => `
    linked as materialized (
      select contact_id from person_links where organization_id = ${organizationId}
      union select other_id from person_links where organization_id = ${organizationId}
    )`;

const isLinked = (contactId: string): string => `${contactId} in (select contact_id from linked)`;

/** What is known of when somebody can be called, and still holds, as `sure`. */
export const joinSure = (organizationId: string, contactId: string): string => `
      left join contact_summaries sure on sure.organization_id = ${organizationId}
        and sure.contact_id = ${contactId} and sure.judge_at > now()
        and sure.judged_policy = ${inForce(organizationId)}`;
export const isUnsure = (organizationId: string, contactId: string): string =>
  `(sure.shape_id is null or ${isLinked(contactId)}
        or sure.shape_id in (select never.id from callable_shapes never
          where never.organization_id = ${organizationId} and never.closes_at = '{}'))`;

/**
 * What is given by which the rules may let calls begin to somebody known (`file_person`, `file_phone`,
 * `file_debt`; with `linked`), as `given_fact`: an address, the place of a number, a notice, a creditor, and what
 * comes as new. The rules say whether they do. People who can be called as it is are left out, unless another
 * contact of the same human may not be. A new number shows where somebody is, which matters where nobody knows.
 */
export const givenFacts = (organizationId: string, after: After): string => `
    unsure as materialized (
      select given.contact_id, sure.zone is null or ${isLinked('given.contact_id')} as has_no_zone
      from file_person given ${joinSure(organizationId, 'given.contact_id')}
      where given.is_known and ${isUnsure(organizationId, 'given.contact_id')}
    ), given_fact as (
      select given.contact_id, given.line, jsonb_build_object('what', 'address', 'country', becomes.country,
        'region', becomes.region, 'postalCode', becomes.postal_code,
        'confirmedZone', becomes.confirmed_zone) as fact
      from unsure
      join file_person given on given.contact_id = unsure.contact_id
      join contacts contact on contact.organization_id = ${organizationId}
        and contact.id = unsure.contact_id
      cross join lateral (select ${after.country} as country, ${after.region} as region,
        ${after.postalCode} as postal_code, ${after.confirmedZone} as confirmed_zone) becomes
      where (contact.country, contact.region, contact.postal_code, contact.confirmed_zone)
        is distinct from
        (becomes.country, becomes.region, becomes.postal_code, becomes.confirmed_zone)
      union all
      select given.contact_id, given.line, case when phone.id is null
        then jsonb_build_object('what', 'number', 'e164', given.e164, 'lineType', given.line_type)
        else jsonb_build_object('what', 'place', 'e164', given.e164, 'place', becomes.place) end
      from unsure
      join file_phone given on given.contact_id = unsure.contact_id
      left join phones phone on phone.organization_id = ${organizationId}
        and phone.contact_id = given.contact_id and phone.e164 = given.e164
      cross join lateral (select ${after.place} as place) becomes
      where case when phone.id is null then unsure.has_no_zone
        else phone.place is distinct from becomes.place end
      union all
      select given.contact_id, given.line, becomes.fact
      from unsure
      join file_debt given on given.contact_id = unsure.contact_id
      left join debts debt on debt.organization_id = ${organizationId}
        and debt.contact_id = given.contact_id and debt.reference = given.reference
      cross join lateral (
        select jsonb_build_object('what', 'debt', 'reference', given.reference,
          'fields', ${after.newDebt}) as fact
        where debt.id is null and coalesce(given.state, 'open') = 'open'
          and exists (select from debts other where other.organization_id = ${organizationId}
            and other.contact_id = given.contact_id)
        union all
        select jsonb_build_object('what', 'notice', 'reference', given.reference,
          'noticeOn', ${after.noticeOn})
        where debt.id is not null and debt.notice_sent_on is distinct from ${after.noticeOn}
        union all
        select jsonb_build_object('what', 'creditor', 'reference', given.reference,
          'creditor', ${after.creditor})
        where debt.id is not null and ${hasCreditorRoles(organizationId)}
          and debt.creditor is distinct from ${after.creditor}) becomes
    )`;
