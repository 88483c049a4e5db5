import { findCountry } from '@ringfence/domain/phone/find-country';
import type { ChangedCall } from './changed-call.ts';

/** What is written of a call, as the statements name it. What it costs depends on the country of its number. */
export const presentProgress = ({ row, now, spokenAt, carrierCallId }: ChangedCall) => ({
  ...now,
  spokenAt,
  organizationId: row.organization_id,
  callId: row.id,
  carrierCallId,
  country: now.state === 'ended' ? findCountry(row.e164) : null,
});
