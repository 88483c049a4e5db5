import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const importPattern = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'/gm;

/** Every package that a file of ours loads, itself or by others of ours. */
function listPackages(entry: string): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(importPattern)) {
      if (name.startsWith('.')) waiting.push(fileURLToPath(new URL(name, `file://${file}`)));
      else if (name.startsWith('@ringfence/'))
        waiting.push(fileURLToPath(import.meta.resolve(name)));
      else if (!name.startsWith('node:')) packages.add(name);
    }
  }
  return packages;
}

describe('the thread that reads files', () => {
  it('loads little: every thread has all that it loads for itself', () => {
    const entry = fileURLToPath(new URL('./read-thread.ts', import.meta.url));
    expect([...listPackages(entry)].toSorted()).toEqual(['libphonenumber-js/max']);
  });
});
