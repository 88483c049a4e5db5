import { defineStatement } from '../../platform/database/statement.ts';
import { givenAt, tookBack } from './refusals.ts';

/**
 * What these people ($2) refused, and what was refused of a number for everybody, takes permission back
 * that was given until then (47 CFR 64.1200(a)(10)), also where the refusal was lifted since.
 */
export const revokeRefused = defineStatement({
  name: 'ledger.revoke_refused',
  text: `
    with taken as materialized (
      select distinct on (consent.id) consent.id, refusal.id as refusal_id, refusal.started_at,
        refusal.recorded_by
      from suppressions refusal
      -- Found by each key by itself, and what is not revoked not by the index of numbers: all of them would
      -- be read for each refusal.
      cross join lateral (
        select own.* from consents own
        where own.organization_id = $1 and own.contact_id = refusal.contact_id
          and coalesce(own.revoked_at, 'infinity') = 'infinity'
        union all
        select of_number.* from consents of_number
        where of_number.organization_id = $1 and of_number.e164 = refusal.e164
          and of_number.revoked_at is null) consent
      where refusal.organization_id = $1 and refusal.contact_id = any($2)
        and ${givenAt('consent')} <= refusal.started_at
        and ${tookBack('refusal', 'consent')}
      order by consent.id, refusal.started_at
    ), chosen as materialized (
      select consent.id, taken.refusal_id, taken.started_at, taken.recorded_by
      from taken join consents consent on consent.organization_id = $1 and consent.id = taken.id
        and coalesce(consent.revoked_at, 'infinity') = 'infinity'
      order by consent.id
      for no key update of consent
    )
    update consents consent set revoked_at = chosen.started_at, revoked_by = chosen.recorded_by,
      revoked_for = chosen.refusal_id
    from chosen
    where consent.organization_id = $1 and consent.id = chosen.id`,
  row: {},
});
