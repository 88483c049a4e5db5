import { describe, expect, it } from 'vitest';
import { makeDraw } from '../decide/draw.ts';
import { writeFile } from './write-file.ts';

const pieces = (rows: number, bytes: number) => [...writeFile(makeDraw(7), rows, bytes)];
const join = (parts: readonly Uint8Array[]) => Buffer.concat(parts).toString();

describe('writeFile', () => {
  it('writes a header and so many rows of ten columns', () => {
    const lines = join(pieces(500, 1 << 20))
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(501);
    for (const line of lines) expect(line.match(/"[^"]*"|[^,]+/g)).toHaveLength(10);
  });

  it('writes the same in pieces of any size, all but the last full', () => {
    const whole = join(pieces(3_000, 1 << 22));
    const parts = pieces(3_000, 1_000);
    expect(join(parts)).toBe(whole);
    expect(new Set(parts.slice(0, -1).map(({ length }) => length))).toEqual(new Set([1_000]));
  });

  it('gives every person a number and a reference of their own', () => {
    const lines = join(pieces(2_000, 1 << 22))
      .trimEnd()
      .split('\n')
      .slice(1);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(2_000);
  });

  it('writes in the second week the same people, one in ten owing more, one in a hundred gone', () => {
    const first = join(pieces(1_000, 1 << 22)).split('\n');
    const second = join([...writeFile(makeDraw(7), 1_000, 1 << 22, 'second')]).split('\n');
    expect(second).toHaveLength(first.length - 10);
    const known = new Set(first);
    expect(second.filter((line) => !known.has(line))).toHaveLength(100);
  });
});
