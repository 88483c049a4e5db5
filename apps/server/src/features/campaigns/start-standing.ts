import { type Campaign, campaign } from '@ringfence/contract/campaigns';
import { mostCallbackAttempts } from '@ringfence/domain/callbacks/callback-words';
import type { StandingOrigin } from '@ringfence/domain/calls/call-kinds';
import { endTargets } from '../../ledger/index.ts';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { invalidInput } from '../../platform/http/problem.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import type { Services } from '../../services.ts';
import { requireCallerSource } from '../caller-id-pools/index.ts';
import { refuseWhileHalted } from '../halts/index.ts';
import { requireApprovedScript } from '../scripts/index.ts';
import { findCampaign } from './find-campaign.ts';
import { changeState, findScriptPurpose, holdStanding, insertStanding } from './queries.ts';
import { checkSpokenName } from './start-campaign.ts';
import { changes } from './steer-campaign.ts';
import { tellCampaign } from './tell-campaign.ts';

export interface StandingInput {
  origin: StandingOrigin;
  scriptId: string;
  /** One of both. */
  callerId?: string | undefined;
  callerPoolId?: string | undefined;
  spokenName: string;
  daysBefore: number;
}

/** As lists show them; the screens say it in the reader's language. A reminder is called once. */
const kinds = {
  promise: { name: 'Reminders of promises', mostAttempts: 1 },
  callback: { name: 'Callbacks', mostAttempts: mostCallbackAttempts },
} as const satisfies Record<StandingOrigin, { name: string; mostAttempts: number }>;

const purposeFaults = {
  promise: 'Choose a script whose purpose is a promise.',
  callback: 'Choose a script whose purpose is a callback.',
} as const satisfies Record<StandingOrigin, string>;

/** What is said on such calls rests on what was agreed, so that a script for others does not fit. */
export async function requireStandingScript(
  transaction: Transaction,
  { origin, scriptId }: Pick<StandingInput, 'origin' | 'scriptId'>,
) {
  const script = await requireApprovedScript(transaction, scriptId);
  const found = await transaction.first(findScriptPurpose, [scriptId]);
  if (found?.purpose !== origin) throw invalidInput('scriptId', purposeFaults[origin]);
  return script;
}

/**
 * From here on, calls that people agreed on are made by themselves, as a campaign that never ends; one that stood before
 * is stopped, because what a campaign says and calls from stays with its calls.
 */
export function startStanding(
  services: Pick<Services, 'database' | 'effects' | 'now'>,
  context: { scope: TenantScope & { organizationId: string }; headers: Headers },
  input: StandingInput,
): Promise<Campaign> {
  checkSpokenName(input.spokenName);
  const { scope } = context;
  const { origin, callerId = null, callerPoolId = null, spokenName } = input;
  const request = { ...context, operation: 'campaigns.startStanding', input, output: campaign };
  return writeOnce(services.database, request, async (transaction) => {
    await refuseWhileHalted(transaction);
    const script = await requireStandingScript(transaction, input);
    const accountId = await requireCallerSource(transaction, input);
    const now = services.now();
    const before = await transaction.first(holdStanding, [origin]);
    if (before?.id) {
      const { from, to, action } = changes.stop;
      await transaction.first(changeState, [before.id, from, to, now]);
      await endTargets(transaction, { ...scope, campaignId: before.id });
      await tellCampaign(services, transaction, scope, action, before.id);
    }
    const { name, mostAttempts } = kinds[origin];
    const made = await transaction.first(insertStanding, [
      name,
      origin,
      origin === 'promise' ? input.daysBefore : null,
      script.scriptId,
      script.version,
      callerId,
      spokenName,
      mostAttempts,
      now,
      accountId,
      callerPoolId,
    ]);
    if (made === undefined) throw new Error('the campaign was not written');
    await tellCampaign(services, transaction, scope, 'campaign.started', made.id, {
      attempts: String(mostAttempts),
    });
    return findCampaign(transaction, made.id, now);
  });
}
