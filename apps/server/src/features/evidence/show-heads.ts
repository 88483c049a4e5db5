import type { ActivityHead } from '@ringfence/contract/evidence';
import { headText } from '@ringfence/domain/evidence/activity-chain';
import { stampsText } from '@ringfence/domain/evidence/time-stamp';
import * as z from 'zod';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import { sha256 } from '../../platform/activity/seal-hash.ts';
import { cutPageAt, decodePlace, encodePlace } from '../../platform/database/cursor.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import {
  addTimeStamp as addStatement,
  findHead,
  listHeads as listStatement,
} from './queries/heads.ts';

type HeadServices = Pick<Services, 'database' | 'effects' | 'now'>;

const place = z.tuple([z.string().regex(/^\d{1,16}$/)]);

function presentHead(row: RowOf<typeof findHead.row>): ActivityHead {
  const { position, hash, key_id: keyId, signature } = row;
  const signedAt = row.signed_at.toISOString();
  const statement = headText(row.organization_id, { position, hash, signedAt });
  const timeStampedAt = row.time_stamped_at?.toISOString() ?? null;
  return { position, hash, signedAt, keyId, statement, signature, timeStampedAt };
}

export async function listHeads(
  { database }: Pick<HeadServices, 'database'>,
  scope: OrganizationScope,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ heads: ActivityHead[]; nextCursor: string | null }> {
  const before =
    cursor === undefined ? Number.MAX_SAFE_INTEGER : Number(decodePlace(place, cursor)[0]);
  const rows = await database.asTenant(scope, (transaction) =>
    transaction.all(listStatement, [before, limit + 1]),
  );
  const { shown, nextCursor } = cutPageAt(rows, limit, ({ position }) =>
    encodePlace([String(position)]),
  );
  return { heads: shown.map(presentHead), nextCursor };
}

/** Keeps what an authority answered, where it is about this head. A later answer takes the place of an earlier one. */
export function addTimeStamp(
  { database, effects, now }: HeadServices,
  scope: OrganizationScope,
  { position, timeStamp }: { position: number; timeStamp: string },
): Promise<ActivityHead> {
  const { organizationId, userId } = scope;
  return database.asTenant(scope, async (transaction) => {
    const head = await transaction.first(findHead, [position]);
    if (head === undefined) throw new ProblemError('not_found');
    const { statement } = presentHead(head);
    if (!stampsText(statement, timeStamp, { sha256 })) {
      throw invalidInput(
        'timeStamp',
        'This is not a granted SHA-256 time stamp of this head. Send the downloaded file, as it is, to the authority.',
      );
    }
    await transaction.all(addStatement, [position, Buffer.from(timeStamp, 'base64'), now()]);
    await appendEntries(transaction, effects, [
      {
        organizationId,
        actor: { kind: 'profile', id: userId },
        action: 'evidence.time_stamped',
        detail: { position },
      },
    ]);
    const after = await transaction.first(findHead, [position]);
    if (after === undefined) throw new ProblemError('not_found');
    return presentHead(after);
  });
}
