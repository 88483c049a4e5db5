import { chunkBytes } from '@ringfence/contract/imports';
import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { holdUpload, insertChunk, listPositions, sumChunks } from './queries/uploads.ts';

async function requireUpload(transaction: Transaction, importId: string): Promise<number> {
  const upload = await transaction.first(holdUpload, [importId]);
  if (upload === undefined) throw new ProblemError('not_found');
  if (upload.state !== 'uploading') throw new ProblemError('wrong_step');
  return upload.file_bytes;
}

/** The last piece may be smaller; every other is of one size. */
const sizeOf = (position: number, fileBytes: number): number =>
  Math.min(chunkBytes, fileBytes - position * chunkBytes);

/** Keeps one piece of a file; the same piece sent again changes nothing. */
export async function sendChunk(
  { database }: Pick<Services, 'database'>,
  scope: OrganizationScope,
  { importId, position, content }: { importId: string; position: number; content: File },
): Promise<{ receivedBytes: number }> {
  const bytes = Buffer.from(await content.arrayBuffer());
  return database.asTenant(scope, async (transaction) => {
    const wanted = sizeOf(position, await requireUpload(transaction, importId));
    if (wanted <= 0) throw invalidInput('position', 'The file has no such piece.');
    if (bytes.length !== wanted) {
      throw invalidInput('content', `This piece has ${wanted} bytes, and ${bytes.length} came.`);
    }
    await transaction.all(insertChunk, [importId, position, bytes]);
    const sum = await transaction.first(sumChunks, [importId]);
    return { receivedBytes: sum?.bytes ?? 0 };
  });
}

/** Which pieces are there, so that an upload that was broken off goes on with the others. */
export function listChunks(
  { database }: Pick<Services, 'database'>,
  scope: OrganizationScope,
  importId: string,
): Promise<{ chunkBytes: number; positions: number[] }> {
  return database.asTenant(scope, async (transaction) => {
    await requireUpload(transaction, importId);
    const rows = await transaction.all(listPositions, [importId]);
    return { chunkBytes, positions: rows.map(({ position }) => position) };
  });
}
