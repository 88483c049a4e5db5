import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ObjectStore, requireKey, type StoredObject, StoreError } from './object-store.ts';
import { emptySha256, type SigningKey, signRequest } from './sign-request.ts';
import { explainDisk, writeMeasured } from './write-measured.ts';

export interface S3Settings extends SigningKey {
  /** Such as https://s3.eu-central-1.amazonaws.com, without the bucket. */
  endpoint: string;
  bucket: string;
}

interface Asked {
  method: 'PUT' | 'GET' | 'DELETE';
  key: string;
  headers?: Record<string, string>;
  body?: Blob;
  payloadSha256?: string;
}

/** A store that does not answer is tried again; nobody waits for it longer than this. */
const longestMilliseconds = 5 * 60_000;

/**
 * Any store that speaks S3's API, addressed by path. A body is written to a folder first: the store wants to know its
 * length and its hash before the first byte, and refuses what does not arrive as it was signed.
 */
export function createS3Store(
  settings: S3Settings,
  unfinishedFolder: string,
  now: () => Date = () => new Date(),
): ObjectStore {
  const { endpoint, bucket } = settings;
  const away = (because: string, cause?: unknown) =>
    new StoreError(
      'away',
      `the store at ${new URL(endpoint).host} cannot be used: ${because}`,
      cause,
    );

  async function ask({ method, key, headers = {}, body, ...rest }: Asked): Promise<Response> {
    const url = new URL(`${endpoint.replace(/\/+$/, '')}/${bucket}/${requireKey(key)}`);
    const { payloadSha256 = emptySha256 } = rest;
    const request = { method, url, headers, payloadSha256, at: now() };
    // Fetch names the host itself.
    const { host: _, ...signed } = signRequest(request, settings);
    const signal = AbortSignal.timeout(longestMilliseconds);
    try {
      return await fetch(url, { method, headers: signed, signal, ...(body ? { body } : {}) });
    } catch (error) {
      throw away('it does not answer', error);
    }
  }

  /** What is wrong stands in the code of the answer's XML, which names nobody. */
  async function refuse(response: Response): Promise<StoreError> {
    const text = await response.text().catch(() => '');
    const code = /<Code>(\w{1,100})<\/Code>/.exec(text)?.[1] ?? 'no reason';
    const isFull = response.status === 507 || /Quota|StorageFull|InsufficientCapacity/i.test(code);
    if (!isFull) return away(`it answers ${response.status}, ${code}`);
    return new StoreError('full', `the store at ${new URL(endpoint).host} is full`);
  }

  async function send(key: string, file: string, stored: StoredObject): Promise<void> {
    const response = await ask({
      method: 'PUT',
      key,
      headers: { 'content-type': 'application/octet-stream' },
      body: await openAsBlob(file, { type: 'application/octet-stream' }),
      payloadSha256: stored.sha256,
    });
    if (!response.ok) throw await refuse(response);
    await response.body?.cancel();
  }

  return {
    async put(key, body) {
      const file = join(unfinishedFolder, randomUUID());
      try {
        await mkdir(unfinishedFolder, { recursive: true, mode: 0o700 });
        const stored = await writeMeasured(file, body);
        await send(key, file, stored);
        return stored;
      } catch (error) {
        throw error instanceof StoreError ? error : explainDisk(error, unfinishedFolder);
      } finally {
        await rm(file, { force: true }).catch(() => {});
      }
    },
    async get(key, range) {
      const headers = range === undefined ? {} : { range: `bytes=${range.from}-${range.to}` };
      const response = await ask({ method: 'GET', key, headers });
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      if (!response.ok || response.body === null) throw await refuse(response);
      return response.body;
    },
    async delete(key) {
      const response = await ask({ method: 'DELETE', key });
      if (!response.ok && response.status !== 404) throw await refuse(response);
      await response.body?.cancel();
    },
  };
}
