import { setImmediate as takeTurns } from 'node:timers/promises';
import { campaignCall } from '@ringfence/domain/calls/call-kinds';
import { chooseCall } from '@ringfence/domain/compliance/choose-call';
import { decide } from '@ringfence/domain/compliance/decide';
import { type CallableShape, findWindows } from '@ringfence/domain/compliance/find-windows';
import { type Policy, readPolicy } from '@ringfence/domain/compliance/policy';
import type { CampaignFact } from '@ringfence/domain/compliance/types';
import {
  findStanding,
  type KnownShape,
  ownTimes,
  type Standing,
  standLater,
} from '@ringfence/domain/forecast/find-standing';
import { listWindowsFrom } from '@ringfence/domain/forecast/group-windows';
import type { OpenTime } from '@ringfence/domain/forecast/play-campaign';
import type { Transaction } from '../../platform/database/database.ts';
import { loadPeople, type PersonAtHand, type PolicyInForce } from '../compliance/index.ts';

/** What everybody is judged by. */
export interface Judging {
  organizationId: string;
  inForce: PolicyInForce;
  campaign: CampaignFact;
  now: Date;
  endWhenLeft(): void;
}

/** Where one person stands, and the windows by which a campaign that calls them is played. */
export interface StoodPerson {
  contactId: string;
  standing: Standing;
  zone: string | null;
  windows: readonly OpenTime[];
}

const roundSize = 2_000;
/** Judged before others get their turn. */
const chunkSize = 100;

const readShape = ({ windows, blockedBy }: CallableShape): KnownShape => ({
  windows: windows.map(({ opensAt, closesAt, deferredBy }) => ({
    opensAt: opensAt?.getTime() ?? Number.NEGATIVE_INFINITY,
    closesAt: closesAt.getTime(),
    deferredBy,
  })),
  blockedBy,
});

/** By the engine itself, with the campaign's own times. */
function decideStanding(
  person: PersonAtHand,
  policy: Policy,
  { campaign, now }: Judging,
  lawful: Standing | undefined,
): Standing {
  const { verdict } = chooseCall(person.calls(), ({ facts }) =>
    decide({ ...facts, campaign }, policy, now),
  ).decision;
  if (verdict.kind === 'allow') return { kind: 'now' };
  if (verdict.kind === 'defer') return standLater(verdict.until, lawful);
  return lawful?.kind === 'never' ? lawful : { kind: 'never', code: ownTimes };
}

const always: CampaignFact = { startsAt: null, endsAt: null, hours: null };

function standPerson(person: PersonAtHand, policy: Policy, judging: Judging): StoodPerson {
  const { campaign, now } = judging;
  const found = findWindows(person, policy, now);
  const shape = readShape(found.shape);
  const standing =
    findStanding(shape, campaign, found.zone, now) ??
    decideStanding(person, policy, judging, findStanding(shape, always, found.zone, now));
  const opens = standing.kind === 'later' ? standing.until.getTime() : now.getTime();
  return {
    contactId: person.contactId,
    standing,
    zone: found.zone,
    windows: listWindowsFrom(shape.windows, opens),
  };
}

/** Asks the engine about people one by one: those of whom what is kept does not tell where they stand. */
export async function standPeople(
  transaction: Transaction,
  judging: Judging,
  contactIds: readonly string[],
): Promise<StoodPerson[]> {
  const { organizationId, inForce, now } = judging;
  const policy = readPolicy(inForce.policy);
  const context = {
    organizationId,
    campaignId: null,
    ...campaignCall,
    roles: inForce.policy,
    now,
  };
  const stood: StoodPerson[] = [];
  for (let from = 0; from < contactIds.length; from += roundSize) {
    judging.endWhenLeft();
    const round = contactIds.slice(from, from + roundSize);
    for (const person of await loadPeople(transaction, context, round)) {
      stood.push(standPerson(person, policy, judging));
      if (stood.length % chunkSize === 0) await takeTurns();
    }
  }
  return stood;
}
