import { callKinds } from '@ringfence/domain/calls/outcome-groups';
import { defineStatement } from '../../../platform/database/statement.ts';

/**
 * The slots of each quarter of an hour between two moments ($1, $2) become one with their sum. Each organization is
 * looked up by its key. A writer never waits for a slot, so that this may wait for writers.
 */
const fold = (table: string, key: readonly string[], sums: readonly string[]): string => {
  const both = (alias: string): string => key.map((column) => `${alias}.${column}`).join(', ');
  return `
    with spread as (
      select organization.id as organization_id, slots.*
      from organizations organization
      cross join lateral (
        select ${key.join(', ')} from ${table}
        where organization_id = organization.id and starts_at >= $1 and starts_at < $2
        group by ${key.join(', ')} having count(*) > 1) slots
    ), gone as (
      delete from ${table} kept using spread
      where kept.organization_id = spread.organization_id and (${both('kept')}) = (${both('spread')})
      returning kept.*
    )
    insert into ${table} (organization_id, ${key.join(', ')}, ${sums.join(', ')})
    select organization_id, ${key.join(', ')}, ${sums.map((column) => `sum(${column})`).join(', ')}
    from gone group by organization_id, ${key.join(', ')}`;
};

export const foldCallRollups = defineStatement({
  name: 'dashboard.fold_call_rollups',
  text: fold('call_rollups', ['starts_at'], [...callKinds, 'taken_for_machine']),
  row: {},
});

export const foldDecisionRollups = defineStatement({
  name: 'dashboard.fold_decision_rollups',
  text: fold('decision_rollups', ['starts_at', 'verdict', 'code'], ['n']),
  row: {},
});

/** Those of no campaign stay as they are: there are few. */
export const foldCostRollups = defineStatement({
  name: 'dashboard.fold_cost_rollups',
  text: fold('cost_rollups', ['starts_at', 'campaign_id', 'currency'], ['calls', 'amount_micro']),
  row: {},
});
