import { tookBack } from '../../../ledger/index.ts';
import { isDead } from './restrictions.ts';

interface Obtained {
  organizationId: string;
  /** How, by whom and on which day the numbers were obtained: expressions of the statement. */
  how: string;
  by: string;
  on: string;
}

/**
 * Of the numbers of `vouched` (contact_id, is_known, e164, position) for which permission is vouched, those
 * for which it is recorded, as `permitted`: neither twice, nor where it was taken back since. What the person
 * refused after it was given has taken it back, in whichever order the two are entered (47 CFR
 * 64.1200(a)(10)): it is kept with the refusal. The dead permit nothing. Who obtained the number is the same however
 * it is typed. `is_renewed` says of each whether permission for the number was standing: what is given for it then is
 * kept, and changes nobody. Numbers are compared set by set: an upload has very many.
 */
export const permitted = ({ organizationId, how, by, on }: Obtained): string => {
  const since = `${on}::date::timestamp at time zone 'UTC'`;
  const refused = (joined: string): string => `
        select vouched.contact_id, vouched.e164, refusal.id, refusal.started_at
        from vouched join suppressions refusal on refusal.organization_id = ${organizationId} and ${joined}
        where refusal.started_at >= ${since} and ${tookBack('refusal', 'vouched')}`;
  return `
    refused as materialized (
      select distinct on (contact_id, e164) contact_id, e164, id, started_at
      from (${refused('vouched.is_known and refusal.contact_id = vouched.contact_id')}
        union all${refused('refusal.e164 = vouched.e164')}) refusal
      order by contact_id, e164, started_at
    ), permitted as materialized (
      select vouched.contact_id, vouched.is_known, vouched.e164, vouched.position,
        refused.started_at as revoked_at, refused.id as revoked_for,
        vouched.is_known and refused.id is null and exists (
          select from consents standing
          where standing.organization_id = ${organizationId} and standing.contact_id = vouched.contact_id
            and standing.e164 = vouched.e164 and standing.kind = 'tcpa'
            and standing.revoked_at is null
            and (standing.expires_at is null or standing.expires_at > now())) as is_renewed
      from vouched
      left join refused on refused.contact_id = vouched.contact_id and refused.e164 = vouched.e164
      where not (vouched.is_known and exists (
        select from consents earlier
        where earlier.organization_id = ${organizationId} and earlier.contact_id = vouched.contact_id
          and earlier.e164 = vouched.e164 and earlier.kind = 'tcpa'
          and (earlier.revoked_at >= ${since}
            or (earlier.obtained_how = ${how} and earlier.obtained_on = ${on}::date
              and (earlier.obtained_by = ${by}
                or name_letters(search_text(earlier.obtained_by)) = name_letters(search_text(${by})))))))
        and not (vouched.is_known and ${isDead(organizationId, 'vouched.contact_id')})
    )`;
};
