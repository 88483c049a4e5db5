import { leastAnswers } from '@ringfence/domain/compliance/rules/abandonment-cap';
import type {
  AbandonmentFact,
  CampaignFact,
  Facts,
  LicenceFact,
} from '@ringfence/domain/compliance/types';
import { hasActed } from './acts-within.ts';
import type { RawCall, RawLicence, Round } from './raw-history.ts';

/** News of calls that ended before midnight come after it. */
const newsMilliseconds = 10 * 60_000;

const findDay = (at: Date): string => at.toISOString().slice(0, 10);

/**
 * What a licence said at a time is not kept, so that those stored with the call are taken; but for one of
 * which neither the table nor the activity record had heard by then, and with the last day that the table
 * gives where nobody changed it since.
 */
export function rebuildLicences(
  { licences }: Facts,
  round: Pick<Round, 'licences'>,
  moment: Date,
): Facts['licences'] {
  if (licences === 'unasked') return licences;
  return licences.flatMap(({ region, expiresOn }): LicenceFact[] => {
    const heard = round.licences.filter((one) => one.region === region && one.since <= moment);
    if (heard.length === 0) return [];
    const held = heard.filter(({ isHeld }) => isHeld);
    const wasTouched = heard.some(({ changedAt }) => changedAt > moment);
    if (held.length === 0 || wasTouched) return [{ region, expiresOn }];
    return [{ region, expiresOn: findLastDay(held) }];
  });
}

function findLastDay(held: readonly RawLicence[]): string | null {
  if (held.some(({ expiresOn }) => expiresOn === null)) return null;
  return (
    held
      .map(({ expiresOn }) => expiresOn ?? '')
      .sort()
      .at(-1) ?? null
  );
}

const periodMilliseconds = 30 * 86_400_000;

/**
 * How the campaign's calls went before this one, at its best: what was abandoned on the day itself may have
 * been so later. Of what was answered on it, all counts where the share is counted without it already, and
 * nothing where it is not: the hundredth answer may have come after this call. What an admin had let pass by
 * then does not count.
 */
export function rebuildAbandonment(
  { campaign_id, placed_at }: Pick<RawCall, 'campaign_id' | 'placed_at'>,
  { campaignDays, resumes }: Pick<Round, 'campaignDays' | 'resumes'>,
): readonly AbandonmentFact[] {
  const today = findDay(placed_at);
  const last = findDay(new Date(placed_at.getTime() - newsMilliseconds));
  const passed = resumes.filter(
    (one) => one.campaign_id === campaign_id && one.resumed_at <= placed_at,
  );
  const resumedAt = passed.at(-1)?.resumed_at.getTime();
  const before = new Map(
    passed.filter((one) => one.resumed_at.getTime() === resumedAt).map((one) => [one.day, one]),
  );
  const first = findDay(new Date(placed_at.getTime() - periodMilliseconds));
  const facts = (campaignDays.get(campaign_id ?? '') ?? [])
    .filter(({ day }) => day <= today)
    .map(({ day, answered, abandoned }) => ({
      day,
      answered: Math.max(0, answered - (before.get(day)?.answered ?? 0)),
      abandoned: Math.max(0, abandoned - (before.get(day)?.abandoned ?? 0)),
    }));
  const settled = facts.filter(({ day }) => day > first && day < last);
  const answered = settled.reduce((sum, fact) => sum + fact.answered, 0);
  const atBest = answered < leastAnswers ? { answered: 0, abandoned: 0 } : { abandoned: 0 };
  return facts.map((fact) => (fact.day < last ? fact : { ...fact, ...atBest }));
}

/**
 * When the campaign called by then. What was chosen in the second before the call may have acted or not: it is taken
 * where the call was decided on it.
 */
export function rebuildSchedule(
  { campaign_id }: Pick<RawCall, 'campaign_id'>,
  known: Facts,
  { schedules }: Pick<Round, 'schedules'>,
  moment: Date,
): CampaignFact | undefined {
  const chosen = schedules.filter(
    (one) => one.campaignId === campaign_id && one.setAt.getTime() <= moment.getTime(),
  );
  const acting = chosen.findLast(({ setAt }) => hasActed(setAt, moment));
  const newest = chosen.at(-1);
  if (newest === undefined) return undefined;
  const present = ({ startsAt, endsAt, hours }: CampaignFact): CampaignFact => ({
    startsAt,
    endsAt,
    hours,
  });
  const isDecidedOn =
    known.campaign !== undefined &&
    JSON.stringify(present(known.campaign)) === JSON.stringify(present(newest));
  return isDecidedOn || acting === undefined ? present(newest) : present(acting);
}
