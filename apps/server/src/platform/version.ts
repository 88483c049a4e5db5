import { readFileSync } from 'node:fs';
import * as z from 'zod';

export function readTzdataVersion(): string {
  return process.versions.tz ?? 'unknown';
}

export function readVersion(): string {
  const manifest = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(manifest)).version;
}
