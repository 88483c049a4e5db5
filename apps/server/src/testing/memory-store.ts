import { createHash } from 'node:crypto';
import type { ObjectStore } from '../platform/objects/object-store.ts';

/** A store that forgets everything with its process. */
export function createMemoryStore(): ObjectStore & { objects: Map<string, Buffer> } {
  const objects = new Map<string, Buffer>();
  return {
    objects,
    async put(key, body) {
      const content = Buffer.from(await new Response(body).arrayBuffer());
      objects.set(key, content);
      const sha256 = createHash('sha256').update(content).digest('hex');
      return { bytes: content.length, sha256 };
    },
    async get(key, range) {
      const content = objects.get(key);
      if (content === undefined) return undefined;
      const part = range === undefined ? content : content.subarray(range.from, range.to + 1);
      return new Blob([new Uint8Array(part)]).stream();
    },
    async delete(key) {
      objects.delete(key);
    },
  };
}
