import { defineStatement } from '../../../platform/database/statement.ts';

const inPeriod = `call.organization_id = current_organization_id()
  and call.id >= first_id_of($1::timestamptz - interval '1 day')
  and call.id < first_id_of($2::timestamptz + interval '1 day')
  and call.placing_at >= $1 and call.placing_at < $2`;

/**
 * A sample of the calls that were placed in a period: those whose ids, hashed with the seed, come first. The same
 * seed draws the same calls for as long as the calls are the same.
 */
export const drawCalls = defineStatement({
  name: 'evidence.draw_calls',
  text: `
    select call.id, call.placing_at
    from calls_now call
    where ${inPeriod}
    order by sha256(convert_to($3 || ' ' || call.id::text, 'UTF8')), call.id
    limit $4`,
  row: { id: 'uuid', placing_at: 'timestamptz?' },
});

export const countCalls = defineStatement({
  name: 'evidence.count_calls',
  text: `select count(*)::int8 as calls from calls_now call where ${inPeriod}`,
  row: { calls: 'int8' },
});
