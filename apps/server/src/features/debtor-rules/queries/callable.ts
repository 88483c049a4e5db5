import { stateAfter } from './debts.ts';
import { lineTypeAfter } from './phones.ts';

/** Whether what is `given` opens a `debt` about which nobody is called. */
export const reopens = (organizationId: string): string =>
  `(debt.state in ('paid', 'closed', 'recalled', 'disputed') and ${stateAfter(organizationId)} = 'open')`;

/** Whether what is `given` makes a landline of a `phone` that was held for something else. */
export const becomesLandline = `(phone.line_type <> 'landline' and ${lineTypeAfter} = 'landline')`;

/** The numbers of a person that no reason stands against, of which a condition holds. */
const usable = (organizationId: string, contactId: string, condition: string): string => `(
          select from phones usable
          where usable.organization_id = ${organizationId} and usable.contact_id = ${contactId}
            and usable.state = 'active' and ${condition}
            and not exists (
              select from suppressions own
              where own.organization_id = ${organizationId} and own.e164 = usable.e164
                and own.lifted_at is null
                and (own.contact_id = usable.contact_id or own.kind in ('number_stop', 'reassigned')))
            and not exists (
              select from suppressions own
              where own.organization_id = ${organizationId} and own.contact_id = usable.contact_id
                and own.place = usable.place and own.lifted_at is null))`;

/** A number that a recording may call: a landline, or one with permission in force (47 CFR 64.1200(a)(1)). */
export const reachable = (organizationId: string, contactId: string): string =>
  usable(
    organizationId,
    contactId,
    `(usable.line_type = 'landline' or exists (
              select from consents held
              where held.organization_id = ${organizationId} and held.contact_id = usable.contact_id
                and held.e164 = usable.e164 and held.kind = 'tcpa' and held.revoked_at is null
                and (held.expires_at is null or held.expires_at > now())))`,
  );

/**
 * Which known people were not to be called and could be by a file or a request (`file_phone`, `file_debt`,
 * `permitted`), as `callable`: why, by which number or debt, and in which line. They wait until that is confirmed. That
 * another reason forbids the call all the same is not asked: it may be lifted the next day.
 */
export const madeCallable = (organizationId: string): string => `
    callable as materialized (
      select given.contact_id, 'debt_reopened' as reason, given.reference as thing, given.line
      from file_debt given
      join debts debt on debt.organization_id = ${organizationId}
        and debt.contact_id = given.contact_id and debt.reference = given.reference
      where given.is_known and ${reopens(organizationId)}
      union all
      select given.contact_id, 'debt_added', given.reference, given.line
      from file_debt given
      where given.is_known and coalesce(given.state, 'open') = 'open'
        and not exists (select from debts debt where debt.organization_id = ${organizationId}
          and debt.contact_id = given.contact_id and debt.reference = given.reference)
        and exists (select from debts ended where ended.organization_id = ${organizationId}
          and ended.contact_id = given.contact_id)
        and not exists (select from debts worked where worked.organization_id = ${organizationId}
          and worked.contact_id = given.contact_id and worked.state = 'open'
          and worked.person_role is distinct from 'other' and not worked.is_time_barred
          and not exists (select from suppressions own
            where own.organization_id = ${organizationId} and own.contact_id = worked.contact_id
              and own.debt_id = worked.id and own.lifted_at is null))
      union all
      select given.contact_id, 'number_added', given.e164, given.line
      from file_phone given
      where given.is_known
        and not exists (select from phones phone where phone.organization_id = ${organizationId}
          and phone.contact_id = given.contact_id and phone.e164 = given.e164)
        and (given.line_type = 'landline' and not exists ${reachable(organizationId, 'given.contact_id')}
          or exists (select from phones phone where phone.organization_id = ${organizationId}
              and phone.contact_id = given.contact_id)
            and not exists ${usable(organizationId, 'given.contact_id', 'true')})
      union all
      select given.contact_id, 'line_type_told', given.e164, given.line
      from file_phone given
      join phones phone on phone.organization_id = ${organizationId}
        and phone.contact_id = given.contact_id and phone.e164 = given.e164
      where given.is_known and ${becomesLandline}
        and not exists ${reachable(organizationId, 'given.contact_id')}
      union all
      select permitted.contact_id, 'consent_given', permitted.e164, null
      from permitted
      where permitted.is_known and permitted.revoked_at is null
        and not exists ${reachable(organizationId, 'permitted.contact_id')}
    )`;
