import { createHash } from 'node:crypto';

/** Counts are kept without telling who tried what from where. */
export function hashSubject(subject: string): Buffer {
  return createHash('sha256').update(subject).digest();
}
