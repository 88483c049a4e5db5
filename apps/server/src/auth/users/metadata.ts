import * as z from 'zod';
import { AuthError } from '../errors.ts';

// It travels in every access token, and so in the headers of every request.
const largestMetadataBytes = 4096;

/** What people say about themselves. Nothing is ever decided by it. */
export const metadataInput = z
  .record(z.string(), z.unknown(), { error: 'data must be an object' })
  .superRefine((data, context) => {
    const fault = findFault(data);
    if (fault !== undefined) context.addIssue(fault);
  });

/** What is there with what is said now; null takes a key away. */
export function mergeMetadata(
  kept: unknown,
  said: Record<string, unknown>,
): Record<string, unknown> {
  const before = z.record(z.string(), z.unknown()).parse(kept);
  const merged = Object.fromEntries(
    Object.entries({ ...before, ...said }).filter(([, value]) => value !== null),
  );
  const fault = findFault(merged);
  if (fault !== undefined) throw new AuthError('validation_failed', fault);
  return merged;
}

/** What was kept of it, if anything was said. */
export function readKeptMetadata(kept: unknown): Record<string, unknown> | null {
  return z.record(z.string(), z.unknown()).nullable().parse(kept);
}

/** PostgreSQL takes neither a NUL nor half a surrogate pair; JSON shows both as escapes. */
function findFault(data: unknown): string | undefined {
  const text = writeJson(data);
  if (text === undefined || Buffer.byteLength(text) > largestMetadataBytes) {
    return `data must be at most ${largestMetadataBytes} bytes`;
  }
  return /\\u(0000|d[89a-f])/.test(text.replaceAll('\\\\', ''))
    ? 'data contains characters that cannot be stored'
    : undefined;
}

/** What is nested too deeply can be read but not written. */
function writeJson(data: unknown): string | undefined {
  try {
    return JSON.stringify(data);
  } catch {
    return undefined;
  }
}
