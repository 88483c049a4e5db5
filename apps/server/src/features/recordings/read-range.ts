import type { ByteRange } from '../../platform/objects/object-store.ts';

const form = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Which part of a file is wanted. Undefined where all of it is sent: nothing is said, several parts are wanted, or
 * none that there is; a server may pass over any of these (RFC 9110, 14.2).
 */
export function readRange(header: string | null, bytes: number): ByteRange | undefined {
  const [, from = '', to = ''] = form.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const last = bytes - 1;
  const range =
    from === ''
      ? { from: Math.max(0, bytes - Number(to)), to: last }
      : { from: Number(from), to: to === '' ? last : Math.min(Number(to), last) };
  return range.from <= range.to ? range : undefined;
}
