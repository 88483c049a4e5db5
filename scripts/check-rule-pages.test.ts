import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rules } from '../packages/domain/compliance/rules/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('every compliance rule', () => {
  it.each(rules.map(({ code, citation }) => [code, citation]))(
    '%s has a page that names its source, its code and its test',
    (code, citation) => {
      const page = readFileSync(`${root}/docs/compliance/${code}.md`, 'utf8');
      expect(page).toContain(citation);
      const files = [...page.matchAll(/`(packages\/domain\/compliance\/\S+\.ts)`/g)];
      expect(files.length).toBeGreaterThanOrEqual(2);
      for (const [, file] of files) expect(existsSync(`${root}/${file}`), file).toBe(true);
    },
  );
});
