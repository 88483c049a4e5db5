import type { BreakerKind } from '@ringfence/domain/breakers/breaker-kinds';
import { defineStatement } from '../../platform/database/statement.ts';

/** What a campaign can pause by itself for. */
export type PauseCause = 'carrier' | 'abandonment' | BreakerKind;

export const pauseCampaign = defineStatement({
  name: 'dialer.pause_campaign',
  text: `
    update campaigns set state = 'paused', paused_because = $3, paused_for = $4
    where organization_id = $1 and id = $2 and state = 'running'
    returning id`,
  row: { id: 'uuid' },
});

/** The carrier answered that it failed to take these: it is asked whether it has them. */
export const markFailed = defineStatement({
  name: 'dialer.mark_failed',
  text: `
    update calls_under_way set failed_at = $3
    where organization_id = $1 and call_id = $2`,
  row: {},
});
