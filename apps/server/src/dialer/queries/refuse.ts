import { defineStatement } from '../../platform/database/statement.ts';

export const pauseCampaign = defineStatement({
  name: 'dialer.pause_campaign',
  text: `
    update campaigns set state = 'paused', paused_because = $3
    where organization_id = $1 and id = $2 and state = 'running'
    returning id`,
  row: { id: 'uuid' },
});
