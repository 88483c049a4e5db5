import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderStore } from './folder-store.ts';
import { type ObjectStore, StoreError } from './object-store.ts';
import { createS3Store } from './s3-store.ts';
import { serveS3, type TestS3 } from './testing/serve-s3.ts';

let folder: string;
let s3: TestS3;
const settings = () => ({
  endpoint: s3.endpoint,
  bucket: 'recordings',
  region: 'eu-central-1',
  keyId: 'key',
  secret: 'the secret of the store',
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'objects-'));
  s3 = await serveS3('the secret of the store');
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const stores: readonly [string, () => ObjectStore][] = [
  ['a folder', () => createFolderStore(join(folder, 'kept'))],
  ['S3', () => createS3Store(settings(), join(folder, 'unfinished'))],
];

const content = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 251));
const stream = (bytes: Buffer): ReadableStream<Uint8Array> =>
  ReadableStream.from([bytes.subarray(0, 70_000), bytes.subarray(70_000)]);
async function read(body: ReadableStream<Uint8Array> | undefined): Promise<Buffer | undefined> {
  return body && Buffer.from(await new Response(body).arrayBuffer());
}
async function* breakOff(): AsyncGenerator<Uint8Array> {
  yield content;
  throw new Error('the line broke');
}

describe.each(stores)('%s', (_name, open) => {
  it('gives back what was put there, whole and in part, and says what it is', async () => {
    const store = open();
    const stored = await store.put('some/thing', stream(content));
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(stored).toEqual({ bytes: content.length, sha256 });
    expect(await read(await store.get('some/thing'))).toEqual(content);
    const part = await read(await store.get('some/thing', { from: 69_990, to: 70_009 }));
    expect(part).toEqual(content.subarray(69_990, 70_010));
  });

  it('replaces what was there, and leaves nothing else behind', async () => {
    const store = open();
    await store.put('some/other', stream(content));
    await store.put('some/other', stream(content.subarray(0, 10)));
    expect(await read(await store.get('some/other'))).toEqual(content.subarray(0, 10));
    for (const place of ['unfinished', join('kept', '.unfinished')]) {
      expect(await readdir(join(folder, place)).catch(() => [])).toEqual([]);
    }
  });

  it('keeps what was there when the new one breaks off', async () => {
    const store = open();
    await store.put('some/kept', stream(content));
    const broken = store.put('some/kept', ReadableStream.from(breakOff()));
    await expect(broken).rejects.not.toBeInstanceOf(StoreError);
    expect(await read(await store.get('some/kept'))).toEqual(content);
  });

  it('deletes, twice if asked, and has nothing afterwards', async () => {
    const store = open();
    await store.put('some/gone', stream(content));
    await store.delete('some/gone');
    await store.delete('some/gone');
    expect(await store.get('some/gone')).toBeUndefined();
  });

  it.each(['../out', 'a/../../out', '/etc/passwd', 'a//b', '', 'a/.', 'A'])(
    'takes no key that could lead elsewhere: %j',
    async (key) => {
      const store = open();
      await expect(store.put(key, stream(content))).rejects.toThrow('a key of the store');
      await expect(store.get(key)).rejects.toThrow('a key of the store');
    },
  );
});

describe('a store that cannot be used', () => {
  it('says that a folder is none', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const put = createFolderStore(file).put('some/thing', stream(content));
    await expect(put).rejects.toMatchObject({ name: 'StoreError', because: 'away' });
  });

  it('says that S3 refuses, is full or does not answer', async () => {
    const unfinished = join(folder, 'unfinished');
    const stranger = createS3Store({ ...settings(), secret: 'another' }, unfinished);
    await expect(stranger.put('a', stream(content))).rejects.toMatchObject({
      because: 'away',
      message: expect.stringContaining('403, SignatureDoesNotMatch'),
    });
    s3.refuse = { status: 507, code: 'XMinioStorageFull' };
    const store = createS3Store(settings(), unfinished);
    await expect(store.put('a', stream(content))).rejects.toMatchObject({ because: 'full' });
    s3.refuse = null;
    const nowhere = createS3Store({ ...settings(), endpoint: 'http://127.0.0.1:1' }, unfinished);
    await expect(nowhere.get('a')).rejects.toMatchObject({ because: 'away' });
  });
});
