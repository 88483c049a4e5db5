import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyEdits } from './apply-edits.ts';
import { listFaults } from './choose-faults.ts';
import { rooms } from './faults/index.ts';

const root = join(import.meta.dirname, '../..');
const faults = listFaults(rooms);
const read = (file: string): string | undefined =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;

describe('the faults', () => {
  it('are at least thirty that the gate finds, in every room', () => {
    expect(faults.filter(({ onlyDeep }) => onlyDeep === undefined).length).toBeGreaterThan(30);
    for (const { name, faults: own } of rooms) expect(own.length, name).toBeGreaterThan(0);
  });

  it('have ids of their own, which are no names of rooms', () => {
    const names = [...faults.map(({ id }) => id), ...rooms.map(({ name }) => name)];
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(faults)(
    'can be planted in the code as it is, and named to a test: $room, $id',
    (fault) => {
      expect(applyEdits(fault.edits, read)).toMatchObject({ kind: 'applied' });
      expect(read(fault.tests)).toBeDefined();
    },
  );

  it('that only the deep tests find are listed in the guide, each with its reason', () => {
    const page = read('docs/planted-faults.md') ?? '';
    for (const { id, tests, onlyDeep } of faults) {
      if (onlyDeep === undefined) expect(page).not.toContain(`| \`${id}\` |`);
      else expect(page).toContain(`| \`${id}\` | \`${tests}\` | ${onlyDeep} |`);
    }
  });
});
