import type { JudgedPerson } from '@ringfence/domain/compliance/judge-persons';
import { notifyMembers } from '../features/notifications/index.ts';
import type { CampaignKey } from '../ledger/index.ts';
import { tellProgress } from '../ledger/index.ts';
import { appendEntries } from '../platform/activity/append-entries.ts';
import type { Transaction } from '../platform/database/database.ts';
import { type PauseCause, pauseCampaign } from './queries/refuse.ts';
import type { DialerServices } from './services.ts';

/** Pauses a campaign that runs, and says so in the record, to admins and on every screen. */
export async function pauseByItself(
  services: Pick<DialerServices, 'effects'>,
  transaction: Transaction,
  { organizationId, campaignId }: CampaignKey,
  cause: PauseCause,
  because: string,
  figures: Readonly<Record<string, number>> = {},
): Promise<void> {
  const values = [organizationId, campaignId, because, cause];
  if ((await transaction.first(pauseCampaign, values)) === undefined) return;
  const about = { organizationId, subject: { kind: 'campaign', id: campaignId } } as const;
  await appendEntries(transaction, services.effects, [
    { ...about, actor: { kind: 'system' }, action: 'campaign.paused', detail: { cause, because } },
  ]);
  await notifyMembers(transaction, services.effects, {
    ...about,
    kind: 'campaign_paused',
    figures,
    to: 'admins',
  });
  await tellProgress(services, transaction, organizationId);
}

const isOverCap = ({ reasons }: JudgedPerson): boolean =>
  reasons.some(({ code, verdict }) => code === 'ABANDON_CAP' && verdict !== 'allow');

/** Takes back what was about to be written: a worker that pauses a campaign holds none of its people. */
class OverCap extends Error {
  override name = 'OverCap';
}

export function refuseOverCap(judged: readonly JudgedPerson[]): void {
  if (judged.some(isOverCap)) throw new OverCap('the campaign is over its abandonment limit');
}

/**
 * A person judged while the campaign is over its abandonment limit is not put off by it: the campaign pauses,
 * and everybody stays where they are until an admin resumes it.
 */
export async function pauseOverCap(
  services: Pick<DialerServices, 'database' | 'effects'>,
  campaign: CampaignKey,
  serve: () => Promise<void>,
): Promise<void> {
  try {
    await serve();
  } catch (error) {
    if (!(error instanceof OverCap)) throw error;
    const because =
      'More of its answered calls than allowed found nobody speaking. An admin can resume it with a reason.';
    await services.database.asSystem((transaction) =>
      pauseByItself(services, transaction, campaign, 'abandonment', because),
    );
  }
}
