import type { AuditFault } from '@ringfence/contract/audits';
import { firstRetryRules, readRetryMinutes } from '@ringfence/domain/retry/retry-rules';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { listAfterEnd, listAfterRemoval, listWhileLeftOut } from './queries/out-of-turn.ts';
import {
  listAtOnce,
  listEndless,
  listLeftBehind,
  listLeftOver,
  listOverdue,
  listTooOften,
  listTooSoon,
  listUnplanned,
  listWhilePaused,
  listWithoutCall,
} from './queries.ts';

/** Somebody who is lost or stuck in a campaign, or was called out of turn. */
export interface Broken {
  code: AuditFault;
  campaignId: string | null;
  contactId: string;
  callId: string | null;
  at: Date | null;
}

/** More than anybody looks through; of each kind. */
const most = 1_000;

/** What holds where a campaign says nothing, or cannot. */
const retryMinutes = JSON.stringify({
  ...firstRetryRules,
  hung_up: readRetryMinutes('hung_up', firstRetryRules),
  lost: readRetryMinutes('lost', firstRetryRules),
});

const present =
  (code: AuditFault) =>
  (row: RowOf<typeof listUnplanned.row>): Broken => ({
    code,
    campaignId: row.campaign_id,
    contactId: row.contact_id,
    callId: row.call_id,
    at: row.occurred_at,
  });

/** What is looked for in what is under way, now. */
const now = [
  ['target_stuck', listWithoutCall],
  ['target_overdue', listOverdue],
  ['call_endless', listEndless],
  ['two_at_once', listAtOnce],
] as const;

/** What is looked for in plans, endings and calls, since a moment. */
const since = [
  ['target_lost', listUnplanned],
  ['target_lost', listLeftBehind],
  ['target_stuck', listLeftOver],
  ['too_often', listTooOften],
  ['while_paused', listWhilePaused],
  ['after_removal', listAfterRemoval],
  ['while_left_out', listWhileLeftOut],
  ['after_end', listAfterEnd],
] as const;

/** Everything that is looked for. */
export const brokenCodes: readonly AuditFault[] = [
  ...new Set([...now, ...since].map(([code]) => code)),
  'too_soon',
];

/** What must not be in the campaigns of an organization, as the system. */
export async function findBroken(
  transaction: Transaction,
  looked: { organizationId: string; since: Date; now: Date },
): Promise<Broken[]> {
  const values = [looked.organizationId, looked.now, most];
  const broken: Broken[] = [];
  for (const [code, statement] of now) {
    broken.push(...(await transaction.all(statement, values)).map(present(code)));
  }
  values.push(looked.since);
  for (const [code, statement] of since) {
    broken.push(...(await transaction.all(statement, values)).map(present(code)));
  }
  const soon = await transaction.all(listTooSoon, [...values, retryMinutes]);
  return [...broken, ...soon.map(present('too_soon'))];
}
