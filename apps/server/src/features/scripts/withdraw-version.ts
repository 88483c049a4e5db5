import type { ScriptDetail } from '@ringfence/contract/scripts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import {
  type ChangeContext,
  type ChangeServices,
  changeScript,
  holdScript,
} from './change-script.ts';
import {
  findVersion,
  pauseCampaigns,
  withdrawVersion as withdrawStatement,
} from './queries/scripts.ts';

/** Kept with the campaign, for people who open it. */
export const pausedSentence =
  'The approval of its script was withdrawn. Choose an approved script to go on.';

/** Nobody hears the words any more, also in campaigns that began with them. */
async function pauseSpeaking(
  { effects }: ChangeServices,
  transaction: Transaction,
  { organizationId, userId }: OrganizationScope,
  { scriptId, version }: { scriptId: string; version: number },
): Promise<void> {
  const paused = await transaction.all(pauseCampaigns, [scriptId, version, pausedSentence]);
  if (paused.length === 0) return;
  await appendEntries(
    transaction,
    effects,
    paused.map(({ id }) => ({
      organizationId,
      actor: { kind: 'profile' as const, id: userId },
      action: 'campaign.paused',
      subject: { kind: 'campaign', id },
      detail: { because: 'script' },
    })),
  );
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'campaigns_changed' } },
  ]);
}

export function withdrawVersion(
  services: ChangeServices,
  context: ChangeContext,
  input: { scriptId: string; version: number },
): Promise<ScriptDetail> {
  return changeScript(services, context, { operation: 'withdraw', input }, async (transaction) => {
    const { scriptId, version } = input;
    await holdScript(transaction, scriptId);
    const before = await transaction.first(findVersion, [scriptId, version]);
    if (before === undefined) throw new ProblemError('not_found');
    if (before.state === 'withdrawn') return { scriptId, deed: null };
    if (before.state === 'draft') {
      throw new ProblemError('conflict', 'This version was never approved.');
    }
    const done = await transaction.first(withdrawStatement, [scriptId, version, services.now()]);
    if (done === undefined) throw new ProblemError('not_permitted');
    await pauseSpeaking(services, transaction, context.scope, input);
    return { scriptId, deed: { action: 'script.withdrawn', scriptId, version } };
  });
}
