import { chunkBytes } from '@ringfence/contract/imports';
import { beforeEach, describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { cancelImport } from './cancel-import.ts';
import { finishUpload } from './finish-upload.ts';
import { deleteEndedFiles } from './import-jobs.ts';
import { listChunks, sendChunk } from './send-chunk.ts';
import { startUploads } from './testing/start-uploads.ts';

const { database } = useTestDatabase();
let moment = new Date('2026-06-10T16:00:00Z');
const uploads = startUploads(database, () => moment);
const { services } = uploads;
let organization: TestOrganization;
beforeEach(async () => {
  moment = new Date();
  organization = await addOrganization(database);
});

/** Two pieces and a bit of a third. */
const rows = 'Reference,Name,Phone,Balance\n'.concat(
  ...Array.from({ length: 4 }, (_, index) => `R${index},Ann ${index},312-555-010${index},5\n`),
);
const large = new Uint8Array(2 * chunkBytes + 10).fill(0x20);
const sendPiece = (importId: string, position: number, content = large) =>
  sendChunk(services, organization, {
    importId,
    position,
    content: uploads.piece(content, position),
  });
const countPieces = async (importId: string) => {
  const count = testStatement('select count(*) as pieces from import_chunks where import_id = $1', {
    pieces: 'int8',
  });
  return (await askSystem(database, count, [importId]))[0]?.pieces;
};

describe('a file that is sent in pieces', () => {
  it('shows how much of it has arrived, in whatever order and however often it comes', async () => {
    const importId = await uploads.begin(organization, large.length);
    expect(await sendPiece(importId, 2)).toEqual({ receivedBytes: 10 });
    await Promise.all([sendPiece(importId, 0), sendPiece(importId, 0), sendPiece(importId, 0)]);
    expect(await uploads.show(organization, importId)).toMatchObject({
      state: 'uploading',
      receivedBytes: chunkBytes + 10,
    });
    expect(await sendPiece(importId, 1)).toEqual({ receivedBytes: large.length });
    expect(await countPieces(importId)).toBe(3);
  });

  it('goes on after the browser was closed, with the pieces that are missing', async () => {
    const importId = await uploads.begin(organization, large.length);
    await sendPiece(importId, 1);
    const { positions } = await listChunks(services, organization, importId);
    expect(positions).toEqual([1]);
    for (const position of [0, 1, 2].filter((one) => !positions.includes(one))) {
      await sendPiece(importId, position);
    }
    await expect(finishUpload(services, organization, importId)).resolves.toMatchObject({
      state: 'inspecting',
    });
  });

  it('is not looked at before all of it is there', async () => {
    const importId = await uploads.begin(organization, large.length);
    await sendPiece(importId, 0);
    await expect(finishUpload(services, organization, importId)).rejects.toMatchObject({
      code: 'wrong_step',
      message: expect.stringContaining('missing pieces'),
    });
  });

  it.each([
    ['one that is too short', 0, large.subarray(0, 100)],
    ['one that the file does not have', 3, new Uint8Array(4 * chunkBytes)],
    ['a last one that is too long', 2, new Uint8Array(4 * chunkBytes)],
  ])('takes no piece of another size: %s', async (_, position, content) => {
    const importId = await uploads.begin(organization, large.length);
    await expect(sendPiece(importId, position, content)).rejects.toMatchObject({
      code: 'validation_failed',
    });
    expect(await countPieces(importId)).toBe(0);
  });

  it('takes none once all have come, nor after it was cancelled', async () => {
    const importId = await uploads.send(organization, rows);
    const again = () =>
      sendChunk(services, organization, { importId, position: 0, content: new File([rows], 'x') });
    await finishUpload(services, organization, importId);
    await expect(again()).rejects.toMatchObject({ code: 'wrong_step' });
    await cancelImport(services, organization, importId);
    await expect(again()).rejects.toMatchObject({ code: 'wrong_step' });
  });

  it('exists for nobody in another organization', async () => {
    const importId = await uploads.send(organization, rows);
    const stranger = await addOrganization(database);
    const content = new File([rows], 'piece');
    await expect(
      sendChunk(services, stranger, { importId, position: 0, content }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await expect(listChunks(services, stranger, importId)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(finishUpload(services, stranger, importId)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(cancelImport(services, stranger, importId)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('says that the same file is on its way already', async () => {
    const first = await uploads.begin(organization, 10, { fingerprint: 'same' });
    const second = await uploads.begin(organization, 10, { fingerprint: 'same' });
    await uploads.begin(organization, 10, { fingerprint: 'other' });
    expect((await uploads.show(organization, second)).twins).toMatchObject([{ id: first }]);
    await cancelImport(services, organization, first);
    expect((await uploads.show(organization, second)).twins).toEqual([]);
  });

  it('is one of twenty unfinished at most', async () => {
    for (let count = 0; count < 20; count += 1) await uploads.begin(organization, 10);
    await expect(uploads.begin(organization, 10)).rejects.toThrow(/20 uploads are unfinished/);
  });

  it('that is a workbook may not be larger than one can be read', async () => {
    await expect(
      uploads.begin(organization, 101 * 1024 ** 2, { name: 'people.xlsx' }),
    ).rejects.toThrow(/100 MB/);
  });
});

describe('what is left of an upload', () => {
  it('goes once it was cancelled', async () => {
    const importId = await uploads.send(organization, rows);
    await cancelImport(services, organization, importId);
    await deleteEndedFiles(services);
    expect(await countPieces(importId)).toBe(0);
    expect(await uploads.show(organization, importId)).toMatchObject({ state: 'cancelled' });
  });

  it('goes when nobody went on with it for seven days', async () => {
    const importId = await uploads.send(organization, rows);
    moment = new Date(Date.now() + 6.9 * 24 * 60 * 60 * 1000);
    await deleteEndedFiles(services);
    expect(await countPieces(importId)).toBe(1);
    moment = new Date(Date.now() + 7.1 * 24 * 60 * 60 * 1000);
    await deleteEndedFiles(services);
    expect(await countPieces(importId)).toBe(0);
    expect(await uploads.show(organization, importId)).toMatchObject({
      state: 'cancelled',
      failure: { code: 'abandoned' },
    });
  });
});
