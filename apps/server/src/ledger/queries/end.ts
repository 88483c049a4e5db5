import { defineStatement } from '../../platform/database/statement.ts';

/**
 * So many ($3) of each state, along its index; those who are being called end by themselves. Who is held, by an
 * upload that is being stored or by somebody who judges them, is left to a worker: a stop waits for nobody.
 */
const choose = (state: 'planned' | 'waiting', order: string): string => `
      select contact_id from targets
      where organization_id = $1 and campaign_id = $2 and state = '${state}'
      order by ${order} limit $3
      for no key update skip locked`;

/** Ends people of a stopped campaign who would still be judged or called. */
export const endTargets = defineStatement({
  name: 'ledger.end_targets',
  text: `
    with planned as materialized (${choose('planned', 'contact_id')}
    ), waiting as materialized (${choose('waiting', 'next_at, contact_id')}
    ), ended as (
      update targets target set state = 'done', next_at = null, ended_because = 'campaign_stopped'
      from (select contact_id from planned union all select contact_id from waiting) chosen
      where target.organization_id = $1 and target.campaign_id = $2
        and target.contact_id = chosen.contact_id
      returning 1
    )
    select count(*)::integer as people from ended`,
  row: { people: 'int4' },
});

/**
 * Whether there are more of them, which is left to a worker. It also waits for those who are being called: what was read
 * before the stop may let them wait again after it.
 */
export const markEnding = defineStatement({
  name: 'ledger.mark_ending',
  text: `
    update campaigns set is_ending = exists (select from targets
        where organization_id = $1 and campaign_id = $2 and state = 'planned')
      or exists (select from targets
        where organization_id = $1 and campaign_id = $2 and state = 'waiting')
      or exists (select from targets
        where organization_id = $1 and campaign_id = $2 and state = 'calling')
    where organization_id = $1 and id = $2`,
  row: {},
});

export const listEnding = defineStatement({
  name: 'ledger.list_ending',
  text: `select organization_id, id from campaigns where is_ending order by id`,
  row: { organization_id: 'uuid', id: 'uuid' },
});

export const findEnding = defineStatement({
  name: 'ledger.find_ending',
  text: `select state from campaigns where organization_id = $1 and id = $2 and is_ending`,
  row: { state: 'text' },
});
