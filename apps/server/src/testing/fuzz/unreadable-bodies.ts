import { gzipSync } from 'node:zlib';
import type { Draw } from './draw.ts';
import { canary } from './hostile-values.ts';

export interface DrawnBody {
  body: Buffer;
  headers: Record<string, string>;
}

const json = 'application/json';
const form = 'multipart/form-data; boundary=b';
const text = (content: string): Buffer => Buffer.from(content);
const part = (head: string, content: string): string => `--b\r\n${head}\r\n\r\n${content}\r\n`;
const named = (name: string): string => `Content-Disposition: form-data; name="${name}"`;

const bodies: readonly { type: string; make(valid: string): Buffer }[] = [
  { type: json, make: () => text(`{"name": ${canary}}`) },
  { type: json, make: (valid) => text(valid.slice(0, -2)) },
  { type: json, make: () => text('') },
  { type: json, make: () => text('\0') },
  { type: json, make: () => text('null') },
  { type: json, make: () => text(`"${canary}"`) },
  { type: json, make: () => text('[]') },
  { type: json, make: () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  { type: json, make: (valid) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), text(valid)]) },
  { type: json, make: () => text(`{"__proto__":{"isAdmin":true},"name":"${canary}"}`) },
  { type: json, make: () => text(`{"a":1,"a":"${canary}","a":[]}`) },
  { type: json, make: () => text(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) },
  { type: json, make: () => text(`{"a":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_001)}`) },
  { type: json, make: () => text(`{"name":"${'x'.repeat(300_000)}"}`) },
  { type: json, make: () => text('{"name":"\\ud83d"}') },
  { type: json, make: () => text('{"name":"\\u0000"}') },
  { type: json, make: () => text('{"limit":1e999}') },
  { type: 'application/json; charset=utf-16', make: (valid) => Buffer.from(valid, 'utf16le') },
  { type: 'application/JSON;charset=UTF-8', make: text },
  { type: 'application/vnd.api+json', make: text },
  { type: 'text/plain', make: text },
  { type: 'text/event-stream', make: () => text(`data: ${canary}\n\n`) },
  { type: 'application/octet-stream', make: text },
  { type: 'application/xml', make: () => text(`<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>`) },
  { type: 'application/x-www-form-urlencoded', make: () => text(`name=${canary}&a[b][c]=%00`) },
  { type: form, make: () => text(canary) },
  { type: form, make: () => text('--b\r\n') },
  { type: form, make: () => text(`${part(named('file'), canary)}`) },
  {
    type: form,
    make: () => text(`${part(`${named('file')}; filename="p.csv"`, '\0\0')}--b--\r\n`),
  },
  { type: form, make: () => text(`${part(named('__proto__[a]'), canary)}--b--\r\n`) },
  { type: form, make: () => text(`${part(named('a'), canary).repeat(3_000)}--b--\r\n`) },
  { type: 'multipart/form-data', make: () => text(part(named('file'), canary)) },
  { type: `multipart/form-data; boundary=${'b'.repeat(300)}`, make: () => text(canary) },
];

/** What nobody can read, or not as what it says it is. */
export function drawUnreadable(draw: Draw, valid: string): DrawnBody {
  const { type, make } = draw.pick(bodies);
  const body = make(valid);
  if (draw.percent(6)) {
    const packed = gzipSync(body);
    return { body: packed, headers: { 'content-type': type, 'content-encoding': 'gzip' } };
  }
  const more: Record<string, string> = draw.percent(6)
    ? { 'content-disposition': `attachment; filename="${canary}"` }
    : {};
  return { body, headers: { 'content-type': type, ...more } };
}
