import { findStanding, type Standing } from '@ringfence/domain/forecast/find-standing';
import type { OpenTime } from '@ringfence/domain/forecast/play-campaign';
import type { Transaction } from '../../platform/database/database.ts';
import { groupMembers, listUntold, ofMembers } from './queries/members.ts';
import type { MemberSample } from './sample-members.ts';
import { findShape, type KnownShapes, loadShapesOf, standMembers } from './stand-members.ts';
import { type Judging, type StoodPerson, standPeople } from './stand-people.ts';

/** People who stand the same way with the campaign. */
export interface StoodGroup {
  /** Not whole where they stand for others. */
  people: number;
  standing: Standing;
  zone: string | null;
  windows: readonly OpenTime[];
}

export interface Population {
  people: number;
  isExact: boolean;
  groups: StoodGroup[];
}

/** So many are asked about one by one; where more would have to be, they stand for the others. */
export interface Room {
  mostUntold: number;
}
export const exactRoom: Room = { mostUntold: 5_000 };
export const firstRoom: Room = { mostUntold: 300 };

interface MemberGroup {
  shape_id: string | null;
  zone: string | null;
  is_stale: boolean;
  people: number;
}

/** Each group by what is kept of it, and those of whom that does not tell. */
function standGroups(
  groups: readonly MemberGroup[],
  shapes: KnownShapes,
  { campaign, now }: Judging,
): { stood: StoodGroup[]; untold: MemberGroup[] } {
  const stood: StoodGroup[] = [];
  const untold: MemberGroup[] = [];
  for (const group of groups) {
    const shape = findShape(shapes, group);
    const standing = shape && findStanding(shape, campaign, group.zone, now);
    if (shape === undefined || standing === undefined) untold.push(group);
    else stood.push({ people: group.people, standing, zone: group.zone, windows: shape.windows });
  }
  return { stood, untold };
}

const countPeople = (groups: readonly { people: number }[]): number =>
  groups.reduce((sum, { people }) => sum + people, 0);

/** Each of these for as many as stand behind them. */
const standFor = (stood: readonly StoodPerson[], people: number): StoodGroup[] =>
  stood.map(({ standing, zone, windows }) => ({
    people: people / stood.length,
    standing,
    zone,
    windows,
  }));

/** Everybody on the lists. Shapes are grouped before any facts are loaded, and each is looked at once. */
export async function loadEverybody(
  transaction: Transaction,
  lists: readonly [string[], string[]],
  judging: Judging,
  { mostUntold }: Room,
): Promise<Population> {
  const { organizationId, inForce, now, campaign } = judging;
  const [, excluded] = lists;
  const values = [organizationId, ...lists, inForce.version, now, campaign.hours !== null];
  const groups = await transaction.all(ofMembers(groupMembers, excluded), values);
  judging.endWhenLeft();
  const shapes = await loadShapesOf(transaction, organizationId, groups);
  const { stood, untold } = standGroups(groups, shapes, judging);
  const people = countPeople(groups);
  const ofUntold = countPeople(untold);
  if (ofUntold === 0) return { people, isExact: true, groups: stood };
  const fresh = untold.filter(({ is_stale, shape_id }) => !is_stale && shape_id !== null);
  const listed = await transaction.all(ofMembers(listUntold, excluded), [
    ...values,
    fresh.map(({ shape_id }) => shape_id),
    fresh.map(({ zone }) => zone ?? ''),
    mostUntold,
  ]);
  const contactIds = listed.map(({ contact_id }) => contact_id);
  const asked = await standPeople(transaction, judging, contactIds);
  return {
    people,
    isExact: ofUntold <= mostUntold,
    groups: [...stood, ...standFor(asked, ofUntold)],
  };
}

/** The people of a sample, who stand for all. */
export async function loadSampled(
  transaction: Transaction,
  { members, people, isWhole }: MemberSample,
  judging: Judging,
  { mostUntold }: Room,
): Promise<Population> {
  const shapes = await loadShapesOf(transaction, judging.organizationId, members);
  const { known, asked, untold } = await standMembers(
    transaction,
    members,
    shapes,
    judging,
    mostUntold,
  );
  const share = members.length === 0 ? 1 : people / members.length;
  return {
    people,
    isExact: isWhole && untold <= mostUntold,
    groups: [...standFor(known, known.length * share), ...standFor(asked, untold * share)],
  };
}
