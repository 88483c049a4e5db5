import type { AskedCampaign, PreflightPerson } from '@ringfence/contract/preflight';
import {
  type Bucket,
  findBucket,
  findStanding,
  type KnownShape,
  type Standing,
} from '@ringfence/domain/forecast/find-standing';
import { showReference } from '@ringfence/domain/imports/derive-reference';
import { maskPhone } from '@ringfence/domain/phone/mask-phone';
import { decodeIdCursor, encodeIdCursor, firstId } from '../../platform/database/cursor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { Services } from '../../services.ts';
import { type Asking, loadAsked, readForAsking } from './load-asked.ts';
import { ofMembers } from './queries/members.ts';
import { pickMembers, walkMembers } from './queries/people.ts';
import { loadAllShapes } from './queries/shapes.ts';
import { readShape } from './read-shapes.ts';
import { standMembers } from './stand-members.ts';
import type { Judging } from './stand-people.ts';

type Member = RowOf<typeof walkMembers.everybody.row>;

/** As many of the organization may have the shapes of a bucket for all of them to be looked at. */
const fewPeople = 20_000;
/** Looked at in one go, and how often for one page. */
const batchSize = 200;
const mostBatches = 5;

interface Wanted {
  bucket: Bucket;
  code: string | undefined;
  zone: string;
  judging: Judging;
}

function isWanted(standing: Standing, { bucket, code, zone, judging }: Wanted): boolean {
  if (findBucket(standing, zone, judging.now) !== bucket) return false;
  return code === undefined || (standing.kind !== 'now' && standing.code === code);
}

/** The shapes whose people may stand in the bucket; by hours that depends on the zone, and all that open at all may. */
async function loadWanted(transaction: Transaction, wanted: Wanted) {
  const { campaign, now } = wanted.judging;
  const shapes = new Map<string, KnownShape>();
  let people = 0;
  for (const row of await transaction.all(loadAllShapes, [wanted.judging.organizationId])) {
    const shape = readShape(row);
    const standing = findStanding(shape, campaign, null, now);
    if (standing !== undefined && !isWanted(standing, wanted)) continue;
    shapes.set(row.id, shape);
    people += row.people;
  }
  const isRare = campaign.hours === null && people <= fewPeople;
  return { shapes, statement: isRare ? pickMembers : walkMembers };
}

function presentPerson(member: Member, standing: Standing, wanted: Wanted): PreflightPerson {
  return {
    contactId: member.contact_id,
    fullName: member.full_name,
    externalReference: showReference(member.external_reference),
    phone: member.e164 === null ? null : maskPhone(member.e164),
    bucket: wanted.bucket,
    until: standing.kind === 'later' ? standing.until.toISOString() : null,
    code: standing.kind === 'now' ? null : standing.code,
    zone: member.zone,
  };
}

export interface PeopleQuestion extends AskedCampaign {
  bucket: Bucket;
  code?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** The people behind a number, in the order in which they came: walked along the lists, or along rare shapes. */
export function listPeople(
  { database, now: readClock }: Pick<Services, 'database' | 'now'>,
  asking: Asking,
  asked: PeopleQuestion,
): Promise<{ people: PreflightPerson[]; nextCursor: string | null }> {
  const now = readClock();
  return readForAsking(database, asking, async (transaction) => {
    const { judging, zone, chosen } = await loadAsked(transaction, asking, asked, now);
    const wanted: Wanted = { bucket: asked.bucket, code: asked.code, zone, judging };
    const { shapes, statement } = await loadWanted(transaction, wanted);
    const fixed = [
      judging.organizationId,
      ...chosen,
      judging.inForce.version,
      now,
      judging.campaign.hours !== null,
    ];
    const people: PreflightPerson[] = [];
    let after = decodeIdCursor(asked.cursor) ?? firstId;
    for (let batch = 0; batch < mostBatches; batch += 1) {
      judging.endWhenLeft();
      const values = [...fixed, after, [...shapes.keys()], batchSize];
      const members = await transaction.all(ofMembers(statement, chosen[1]), values);
      const { known, asked: further } = await standMembers(transaction, members, shapes, judging);
      const stood = new Map(
        [...known, ...further].map(({ contactId, standing }) => [contactId, standing]),
      );
      for (const member of members) {
        const standing = stood.get(member.contact_id);
        if (standing !== undefined && isWanted(standing, wanted)) {
          if (people.length === asked.limit) {
            return { people, nextCursor: encodeIdCursor(after) };
          }
          people.push(presentPerson(member, standing, wanted));
        }
        after = member.contact_id;
      }
      if (members.length < batchSize) return { people, nextCursor: null };
      if (people.length === asked.limit) break;
    }
    return { people, nextCursor: encodeIdCursor(after) };
  });
}
