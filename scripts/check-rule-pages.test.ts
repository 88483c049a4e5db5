import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { decide } from '../packages/domain/compliance/decide.ts';
import { packs } from '../packages/domain/compliance/packs/index.ts';
import { telemarketingSource } from '../packages/domain/compliance/packs/states/telemarketing-hours.ts';
import { rules } from '../packages/domain/compliance/rules/index.ts';
import { drawCases } from '../packages/domain/compliance/testing/any-facts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = 'packages/domain/compliance';
const codes = rules.map(({ code }) => code);
/** Many decisions, on a machine that may be busy. */
const patience = { timeout: 60_000 };
/** What a decision can say besides the rules. */
const derived = ['NO_LAWFUL_MINUTE', 'OK'];

/** A page as one line, so that words are found wherever the text is broken. */
const readPage = (name: string): string =>
  readFileSync(`${root}docs/compliance/${name}.md`, 'utf8').replaceAll(/\s+/g, ' ');

const listFiles = (path: string): string[] =>
  readdirSync(`${root}${path}`).filter((name) => name.endsWith('.ts'));

const ruleFiles = listFiles(`${folder}/rules`).filter(
  (name) => !name.endsWith('.test.ts') && name !== 'index.ts',
);

/** A page may leave the sources of packs to the page that lists all of them. */
function isFound(given: string, page: string): boolean {
  // What was taken from an area code says so after the law.
  const citation = given.replace(/ \([^()]+ by area codes? [\d, ]+\)$/, '');
  if (page.includes(citation)) return true;
  return page.includes('](packs.md)') && readPage('packs').includes(citation);
}

describe('every rule', () => {
  it.each(rules.map(({ code, citation }) => [code, citation]))(
    '%s has a page that tells verdict, source, rule, code and test',
    (code, citation) => {
      const page = readPage(code);
      expect(page.startsWith(`# ${code}: `)).toBe(true);
      for (const part of ['Verdict', 'Source', 'Rule', 'Code', 'Test']) {
        expect(page).toContain(`**${part}:**`);
      }
      expect(page).toContain(citation);
    },
  );

  it.each(rules.flatMap(({ code, citation }) => (/^\d+ (CFR|USC)/.test(citation) ? code : [])))(
    '%s, which is law, says how far it was read',
    (code) => {
      const [source = ''] = /\*\*Source:\*\*.*?(?=\*\*Rule)/.exec(readPage(code)) ?? [];
      expect(source).toMatch(/read in the law|read in a secondary source|not confirmed/);
    },
  );

  it.each(ruleFiles)('in %s has its test beside it, and its page names both', (name) => {
    const text = readFileSync(`${root}${folder}/rules/${name}`, 'utf8');
    const [, code = ''] = /^ {2}code: '(\w+)',$/m.exec(text) ?? [];
    expect(codes).toContain(code);
    const test = name.replace('.ts', '.test.ts');
    expect(existsSync(`${root}${folder}/rules/${test}`), test).toBe(true);
    expect(readPage(code)).toContain(`\`${folder}/rules/${name}\``);
    expect(readPage(code)).toContain(`\`${folder}/rules/${test}\``);
  });

  it('has a file of its own', () => {
    expect(ruleFiles).toHaveLength(rules.length);
  });
});

describe('the pages', () => {
  const names = readdirSync(`${root}docs/compliance`).map((name) => name.replace('.md', ''));

  it('are those of the rules, of what follows from them, and of the packs', () => {
    expect(names.sort()).toEqual([...codes, ...derived, 'README', 'facts', 'packs'].sort());
  });

  it.each([...codes, ...derived])('of %s name files that are there', (code) => {
    const files = [...readPage(code).matchAll(/`(packages\/\S+\.ts)`/g)].map(([, file]) => file);
    expect(files.length).toBeGreaterThanOrEqual(2);
    for (const file of files) expect(existsSync(`${root}${file}`), file).toBe(true);
  });

  it('are reached from the first one, in the order of the rules', () => {
    const links = [...readPage('README').matchAll(/\]\((\w+)\.md\)/g)].map(([, name]) => name);
    expect(links.filter((name) => name !== undefined && codes.includes(name))).toEqual(codes);
    expect(links).toEqual(expect.arrayContaining([...derived, 'packs']));
  });
});

describe('every source', () => {
  const page = readPage('packs');

  it.each(Object.values(packs).map(({ id, name }) => [id, name]))(
    'pack %s is found',
    (id, name) => {
      expect(page).toContain(`## ${name} (\`${id}\`)`);
    },
  );

  const places = Object.values(packs).flatMap(({ jurisdictions }) => jurisdictions);

  it.each(places.map(({ id, name }) => [id, name]))('place %s is found', (id, name) => {
    expect(page).toContain(`### ${name} (\`${id}\`)`);
  });

  it('of a pack or place is named', () => {
    const sources = [
      ...Object.values(packs).flatMap(({ hours, holidays, caps, notice }) => [
        hours.source,
        ...(holidays === null ? [] : [holidays.source]),
        ...caps.map(({ source }) => source),
        ...(notice === null ? [] : [notice.source]),
      ]),
      ...places.flatMap(({ hours, caps, workAfterHome, notice, timeBarred }) => [
        ...(workAfterHome === undefined ? [] : [workAfterHome]),
        ...(notice === undefined ? [] : [notice.source]),
        ...(timeBarred === undefined ? [] : [timeBarred.source]),
        ...(hours === null ? [] : [hours.source]),
        ...caps.map(({ source }) => source),
      ]),
    ];
    for (const { citation } of sources) expect(page).toContain(citation);
    expect(readPage('WINDOW_CLOSED')).toContain(telemarketingSource.citation);
    expect(isFound(telemarketingSource.citation, readPage('DAY_BLOCKED'))).toBe(true);
  });

  it('that a decision gives stands on the page of its code', patience, () => {
    const given = new Set<string>();
    for (const { facts, policy, now } of drawCases()) {
      for (const { code, citation, verdict } of decide(facts, policy, now).reasons) {
        if (verdict.kind !== 'allow' || verdict.isNote) given.add(`${code}\n${citation}`);
      }
    }
    const missing = [...given].filter((pair) => {
      const [code = '', citation = ''] = pair.split('\n');
      return !isFound(citation, readPage(code));
    });
    expect(missing).toEqual([]);
    // Several for a code that stands for the laws of many places.
    expect(given.size).toBeGreaterThan(codes.length);
  });
});
