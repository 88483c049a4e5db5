import {
  permitted as permittedOf,
  restricted as restrictedOf,
} from '../../../debtor-rules/index.ts';
import { consentWaits } from './callable.ts';

/**
 * The consents that the file gives, as `permitted`, by how ($5), by whom ($6) and when ($7) the numbers were
 * obtained. Where it has a column for consent ($8), only a yes is one.
 */
const permittedIf = (condition: string): string => `
    vouched as materialized (
      select phone.contact_id, phone.is_known, phone.e164, phone.position
      from file_phone phone
      join file_person given on given.contact_id = phone.contact_id
      where $5::text <> 'not_known' and given.do_not_call is distinct from true
        and (given.restrictions @> '[{"kind": "deceased"}]') is not true
        and case when $8 then given.consent is true else given.consent is distinct from false end
        and ${condition}
    ), ${permittedOf({ organizationId: '$1', how: '$5', by: '$6', on: '$7' })}`;

/** To everybody, as it is shown; and without those who wait, as it is stored. */
export const permitted = permittedIf('true');
export const permittedNow = permittedIf(`not ${consentWaits('given.contact_id')}`);

/**
 * The consents that the file takes back, as `taken`. A person who refuses calls takes back all that they permitted,
 * as where a person enters it; that somebody has not permitted recordings is no word on anything else.
 */
export const taken = `
    taken as materialized (
      select given.contact_id, consent.id
      from file_person given
      join consents consent on consent.organization_id = $1 and consent.contact_id = given.contact_id
        and consent.revoked_at is null
      where given.is_known and (given.do_not_call or given.consent is false and consent.kind = 'tcpa')
    )`;

/** What the file says that forbids calls and that is not in force yet, as `restricted`. */
export const restricted = restrictedOf('$1');
