import { isDeepStrictEqual } from 'node:util';
import { type Campaign, weekHours } from '@ringfence/contract/campaigns';
import type { WeekHours } from '@ringfence/domain/compliance/policy';
import { judgeCampaignAgain } from '../../ledger/index.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { findCampaign } from './find-campaign.ts';
import { holdCampaign } from './hold-campaign.ts';
import { findSchedule } from './queries/control.ts';
import { insertSchedule } from './queries.ts';
import { checkSchedule } from './start-campaign.ts';
import { tellCampaign } from './tell-campaign.ts';

export interface HoursInput {
  campaignId: string;
  startsAt: string | null;
  endsAt: string | null;
  hours: WeekHours | null;
}

const momentOf = (text: string | null): string | null =>
  text === null ? null : new Date(text).toISOString();

function present(row: RowOf<typeof findSchedule.row> | undefined) {
  return {
    startsAt: row?.starts_at?.toISOString() ?? null,
    endsAt: row?.ends_at?.toISOString() ?? null,
    hours: weekHours.nullable().parse(row?.hours ?? null),
  };
}

/**
 * From here on the campaign calls at other times. What held before is kept, because calls were judged by it. Who waits
 * is judged again, and no call that was decided on before is placed.
 */
export async function changeHours(
  services: Pick<Services, 'database' | 'effects' | 'now' | 'judgeOrganizationAgain'>,
  scope: OrganizationScope,
  { campaignId, ...input }: HoursInput,
): Promise<Campaign> {
  const { organizationId } = scope;
  const { campaign, hasChanged } = await services.database.asTenant(scope, async (transaction) => {
    await holdCampaign(transaction, campaignId);
    const now = services.now();
    const row = await transaction.first(findSchedule, [campaignId]);
    const before = present(row);
    const after = {
      startsAt: momentOf(input.startsAt),
      endsAt: momentOf(input.endsAt),
      hours: input.hours,
    };
    const isOther = !isDeepStrictEqual(before, after);
    if (isOther) {
      checkSchedule(
        { startsAt: after.startsAt ?? undefined, endsAt: after.endsAt ?? undefined },
        now,
      );
      // Two changes within a moment are two all the same, and the later one holds.
      const setAt = new Date(Math.max(now.getTime(), (row?.set_at.getTime() ?? 0) + 1));
      const week = after.hours === null ? null : JSON.stringify(after.hours);
      const times = [after.startsAt, after.endsAt, week];
      await transaction.all(insertSchedule, [campaignId, setAt, ...times]);
      transaction.afterCommit(() => services.judgeOrganizationAgain(organizationId));
      const fields = (['startsAt', 'endsAt', 'hours'] as const).filter(
        (field) => !isDeepStrictEqual(before[field], after[field]),
      );
      const values = Object.fromEntries(
        fields.map((field) => [field, [before[field], after[field]]]),
      );
      const detail = { changed: fields, values };
      await tellCampaign(
        services,
        transaction,
        scope,
        'campaign.hours_changed',
        campaignId,
        detail,
      );
    }
    return { campaign: await findCampaign(transaction, campaignId, now), hasChanged: isOther };
  });
  if (!hasChanged) return campaign;
  // By now the new hours hold: a decision that was made before is not placed, however long judging takes.
  return services.database.asTenant(scope, async (transaction) => {
    await judgeCampaignAgain(transaction, { organizationId, campaignId });
    return findCampaign(transaction, campaignId, services.now());
  });
}
