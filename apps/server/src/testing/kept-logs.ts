import { appendFileSync, copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../../test-logs', import.meta.url));

/** Everything that is logged while tests run lies here: `npm test` looks for what no log may hold. */
export function keptLog(name: string): string {
  mkdirSync(folder, { recursive: true });
  return join(folder, `${name}-${process.pid}.log`);
}

/** Adds to a log line by line, so that a process that is killed leaves all it has said. */
export function keepLines(name: string): (text: string) => void {
  const file = keptLog(name);
  return (text) => appendFileSync(file, text);
}

/** Of a server whose folder is about to be deleted. */
export function keepFile(file: string, name: string): void {
  if (existsSync(file)) copyFileSync(file, keptLog(name));
}
