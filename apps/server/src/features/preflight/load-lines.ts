import type { AskedCampaign } from '@ringfence/contract/preflight';
import type { PlayedLines } from '@ringfence/domain/forecast/limit-steps';
import { shareConnected } from '@ringfence/domain/forecast/usual-calls';
import type { Transaction } from '../../platform/database/database.ts';
import { doesConnect } from '../scripts/index.ts';
import { listConnectingLines } from '../staffed-lines/index.ts';
import type { History } from './load-history.ts';
import type { Judging } from './stand-people.ts';

/** The lines to which the script connects people; null where it does not, or there is none. */
export async function loadLines(
  transaction: Transaction,
  { scriptId }: Pick<AskedCampaign, 'scriptId'>,
  { outcomes, seconds }: History,
  { inForce }: Judging,
): Promise<PlayedLines | null> {
  if (scriptId === undefined || !(await doesConnect(transaction, scriptId))) return null;
  const lines = await listConnectingLines(transaction);
  if (lines.length === 0) return null;
  return {
    lines,
    callsPerFreePlace: inForce.policy.callsPerFreePlace,
    share: shareConnected(outcomes),
    seconds: seconds.connected,
  };
}
