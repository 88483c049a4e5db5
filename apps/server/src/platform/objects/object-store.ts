/** What was stored, as it was written. */
export interface StoredObject {
  bytes: number;
  /** In hex. */
  sha256: string;
}

/** From a byte to another, both included. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * Where files are kept that are too large for the database. A key is words with slashes between them. What is put
 * under a key replaces what was there, all of it or nothing; once `put` has resolved, it outlives a crash.
 */
export interface ObjectStore {
  put(key: string, body: ReadableStream<Uint8Array>): Promise<StoredObject>;
  /** Undefined where there is nothing under the key. */
  get(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Deleting what is not there changes nothing. */
  delete(key: string): Promise<void>;
}

/** The store cannot do it at the moment; trying again later may help. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly because: 'full' | 'away';

  constructor(because: 'full' | 'away', sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.because = because;
  }
}

const keyForm = /^[a-z0-9][a-z0-9-]{0,99}(?:\/[a-z0-9][a-z0-9-]{0,99}){0,5}$/;

/** Keys are made by us; one that could lead out of the store is a fault. */
export function requireKey(key: string): string {
  if (!keyForm.test(key))
    throw new Error('a key of the store may hold small letters, digits and dashes');
  return key;
}
