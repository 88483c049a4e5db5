import { findStanding, type KnownShape } from '@ringfence/domain/forecast/find-standing';
import type { Transaction } from '../../platform/database/database.ts';
import { loadShapes } from './queries/shapes.ts';
import { readShape } from './read-shapes.ts';
import { type Judging, type StoodPerson, standPeople } from './stand-people.ts';

/** Somebody on the lists, with what is kept of when they can be called. */
export interface KnownMember {
  contact_id: string;
  shape_id: string | null;
  zone: string | null;
  is_stale: boolean;
}

type Shaped = Pick<KnownMember, 'shape_id' | 'is_stale'>;
export type KnownShapes = ReadonlyMap<string, KnownShape>;

/** The shapes of people of whom what is kept still holds, each once. */
export async function loadShapesOf(
  transaction: Transaction,
  organizationId: string,
  members: readonly Shaped[],
): Promise<KnownShapes> {
  const ids = members.flatMap(({ shape_id: id, is_stale }) => (id && !is_stale ? [id] : []));
  const rows = await transaction.all(loadShapes, [organizationId, [...new Set(ids)]]);
  return new Map(rows.map((row) => [row.id, readShape(row)]));
}

/** What is kept of when somebody can be called, where it still holds. */
export const findShape = (shapes: KnownShapes, { shape_id, is_stale }: Shaped) =>
  is_stale || shape_id === null ? undefined : shapes.get(shape_id);

/** By what is kept, and by the engine where that does not tell: so many of them at most, and how many there were. */
export async function standMembers(
  transaction: Transaction,
  members: readonly KnownMember[],
  shapes: KnownShapes,
  judging: Judging,
  mostAsked = Number.POSITIVE_INFINITY,
): Promise<{ known: StoodPerson[]; asked: StoodPerson[]; untold: number }> {
  const known: StoodPerson[] = [];
  const untold: string[] = [];
  for (const member of members) {
    const { contact_id: contactId, zone } = member;
    const shape = findShape(shapes, member);
    const standing = shape && findStanding(shape, judging.campaign, zone, judging.now);
    if (shape === undefined || standing === undefined) untold.push(contactId);
    else known.push({ contactId, standing, zone, windows: shape.windows });
  }
  const asked = await standPeople(transaction, judging, untold.slice(0, mostAsked));
  return { known, asked, untold: untold.length };
}
