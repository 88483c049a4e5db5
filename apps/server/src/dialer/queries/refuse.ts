import { defineStatement } from '../../platform/database/statement.ts';

/** What a campaign can pause by itself for. */
export type PauseCause = 'carrier' | 'abandonment';

export const pauseCampaign = defineStatement({
  name: 'dialer.pause_campaign',
  text: `
    update campaigns set state = 'paused', paused_because = $3, paused_for = $4
    where organization_id = $1 and id = $2 and state = 'running'
    returning id`,
  row: { id: 'uuid' },
});
