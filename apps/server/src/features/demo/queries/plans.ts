import { defineStatement } from '../../../platform/database/statement.ts';

/** People ($2) who were called back by a member ($4) at a moment ($3). */
export const settleCallbacks = defineStatement({
  name: 'demo.settle_callbacks',
  text: `
    update callbacks set state = 'done', settled_at = $3, settled_by = $4
    where organization_id = $1 and contact_id = any($2::uuid[]) and state = 'open'`,
  row: {},
});

export const findPart = defineStatement({
  name: 'demo.find_part',
  text: 'select name from demo_parts where name = $1',
  row: { name: 'text' },
});
