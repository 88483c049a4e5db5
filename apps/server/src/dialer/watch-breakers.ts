import { hasTripped } from '@ringfence/domain/breakers/advance-breaker';
import type { BreakerKind } from '@ringfence/domain/breakers/breaker-kinds';
import { explainTrip } from '@ringfence/domain/breakers/explain-trip';
import { type BreakerStanding, readUsual } from '@ringfence/domain/breakers/move-breaker';
import { findKind } from '@ringfence/domain/breakers/read-limits';
import pg from 'pg';
import { lookAtRow } from '../features/breakers/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { RowOf } from '../platform/database/statement.ts';
import { pauseByItself } from './pause-over-cap.ts';
import {
  beginBreakers,
  closeMinutes,
  holdBreakers,
  listToWatch,
  moveBreakers,
  tryWatching,
} from './queries/breakers.ts';
import type { DialerServices } from './services.ts';

/** How long what somebody holds is waited for at first, and, beside the looks at others, once more. */
const heldMilliseconds = 200;
const patientMilliseconds = 2_000;
/** Each is a connection for that long. */
const mostPatient = 2;
const lockNotAvailable = '55P03';

type WatchServices = Pick<DialerServices, 'database' | 'effects' | 'log'>;

interface Looked {
  organizationId: string;
  campaignId: string;
  kind: BreakerKind;
  ordinaryPercent: number | null;
  kept: BreakerStanding;
  now: BreakerStanding;
}

function look(row: RowOf<typeof holdBreakers.row>): Looked[] {
  const kind = findKind(row.kind);
  if (kind === undefined) return [];
  const { organization_id: organizationId, campaign_id: campaignId } = row;
  const { ordinary_percent: ordinaryPercent } = row;
  return [{ organizationId, campaignId, kind, ordinaryPercent, ...lookAtRow(kind, row) }];
}

/** One that trips keeps what made it trip. */
function presentKept({ organizationId, campaignId, kind, kept, now }: Looked) {
  const { level, seen, recent } = hasTripped(now.level) ? now : kept;
  const standing = { level, ...seen, recentCalls: recent.calls, recentEvents: recent.events };
  return { organizationId, campaignId, kind, ...standing };
}

const explain = ({ kind, now, ordinaryPercent }: Looked): string =>
  explainTrip(kind, now.recent, readUsual(kind, now, ordinaryPercent) ?? 0);

/** The one furthest over its limit of each campaign: a campaign pauses once, and says one thing. */
function findWorst(looked: readonly Looked[]): Looked[] {
  const worst = new Map<string, Looked>();
  for (const one of looked.filter(({ now }) => hasTripped(now.level))) {
    const known = worst.get(one.campaignId);
    if (known === undefined || one.now.level > known.now.level) worst.set(one.campaignId, one);
  }
  return [...worst.values()];
}

/** What was seen and the pause that follows from it are one transaction: a worker that dies in between has seen nothing. */
async function watchOrganization(
  services: Pick<DialerServices, 'effects'>,
  transaction: Transaction,
  organizationId: string,
  milliseconds: number,
): Promise<void> {
  const held = await transaction.first(tryWatching, [organizationId, `${milliseconds}ms`]);
  if (held?.is_ours !== true) return;
  await transaction.all(beginBreakers, [organizationId]);
  const looked = (await transaction.all(holdBreakers, [organizationId])).flatMap(look);
  if (looked.length === 0) return;
  await transaction.all(moveBreakers, [JSON.stringify(looked.map(presentKept))]);
  for (const tripped of findWorst(looked)) {
    const { kind, now } = tripped;
    const { recent } = now;
    const figures = { [kind]: recent.events, ofCalls: recent.calls };
    await pauseByItself(services, transaction, tripped, kind, explain(tripped), figures);
  }
}

/** Answers whether somebody held for so long what it needs: nothing was seen then. */
async function isHeld(
  { database, log, effects }: WatchServices,
  organizationId: string,
  milliseconds: number,
): Promise<boolean> {
  try {
    await database.asSystem((transaction) =>
      watchOrganization({ effects }, transaction, organizationId, milliseconds),
    );
    return false;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === lockNotAvailable) return true;
    log.error({ organizationId, error }, 'breakers were not watched');
    return false;
  }
}

/** A long list that is planned holds its campaign for half a second, again and again. */
async function waitForIt(
  services: WatchServices,
  organizationId: string,
  longestMilliseconds: number,
): Promise<void> {
  if (await isHeld(services, organizationId, longestMilliseconds)) {
    services.log.error({ organizationId }, 'breakers were not watched: a campaign is held');
  }
}

/**
 * Looks at what was counted since it last did, and pauses campaigns whose calls do not go as they ordinarily do. Each
 * organization by itself: what fails in one is looked at again a second later, and what is held there is waited for
 * beside the others, in what the caller keeps or else in this.
 */
export async function watchBreakers(
  services: WatchServices,
  keep?: (waiting: Promise<void>) => void,
  longestMilliseconds = patientMilliseconds,
): Promise<void> {
  const { database, log } = services;
  // By itself, and without it the breakers still look: a minute that stays open is closed by a later look.
  await database
    .asSystem((transaction) => transaction.all(closeMinutes))
    .catch((error: unknown) => log.error({ error }, 'minutes of breakers were not closed'));
  const watched = await database.asSystem((transaction) => transaction.all(listToWatch));
  const held: string[] = [];
  for (const { organization_id: organizationId } of watched) {
    if (await isHeld(services, organizationId, heldMilliseconds)) held.push(organizationId);
  }
  // Those that are waited for already are passed over by the next look, so that the others come next.
  const waited = held.slice(0, mostPatient);
  const waiting = waited.map((id) => waitForIt(services, id, longestMilliseconds));
  if (keep === undefined) await Promise.all(waiting);
  else waiting.forEach(keep);
}
