import { describe, expect, it } from 'vitest';
import { QuoteSearch } from './close-quote.ts';
import { RowSplitter } from './split-rows.ts';

/** Counts how often a text is looked at, sign by sign or from a sign on. */
function countLooks(text: string, run: (text: string) => void): number {
  let looks = 0;
  const counted = new Proxy(Object(text), {
    get(target, name) {
      if (typeof name === 'string' && /^\d+$/.test(name)) looks += 1;
      const found = Reflect.get(target, name, target);
      if (typeof found !== 'function') return found;
      return (...values: unknown[]) => {
        const answer: unknown = Reflect.apply(found, target, values);
        const from = Number(values[1] ?? values[0]);
        const end = typeof answer === 'number' && answer >= 0 ? answer : text.length;
        looks += name === 'indexOf' ? end - from + 1 : 1;
        return answer;
      };
    },
  });
  run(counted);
  return looks;
}

describe('quotation marks', () => {
  it.each(['"a"b,', '"a",', '"",', '"" ,"x', '"x"y"\t', '"  ', '"'])(
    'are looked at a few times each, however many cells begin with one: %j',
    (unit) => {
      const looksOf = (count: number) =>
        countLooks(`${unit.repeat(count)}\n`, (text) => {
          const search = new QuoteSearch(text, ',', true);
          const cells = unit.repeat(count).matchAll(/(?:^|(?<=,))"/g);
          for (const { index } of cells) search.close(index, unit.length * count);
        });
      expect(looksOf(2000)).toBeLessThan(8 * unit.length * 2000 + 100);
    },
  );

  it('that wait for the end of the spaces behind the same mark have them looked at once', () => {
    const unit = '"a,';
    const [count, spaces] = [2000, 5000];
    const line = `${unit.repeat(count)}"${' '.repeat(spaces)}`;
    const looks = countLooks(line, (text) => {
      const search = new QuoteSearch(text, ',', false);
      for (let cell = 0; cell < count; cell += 1) {
        expect(search.close(unit.length * cell, line.length)).toBe('unfinished');
      }
    });
    expect(looks).toBeLessThan(10 * line.length);
  });

  it('that nothing closes cost no more than their line, piece by piece', {
    timeout: 60_000,
  }, () => {
    const unit = '"a"b,';
    const line = unit.repeat(Math.floor(1_000_000 / unit.length));
    const splitter = new RowSplitter(',');
    for (let at = 0; at < line.length; at += 4096) {
      expect(splitter.push(line.slice(at, at + 4096), false)).toEqual([]);
    }
    const [row] = splitter.push('\n', true);
    expect(row?.cells).toHaveLength(line.length / unit.length + 1);
    expect(row?.cells[0]).toBe('"a"b');
  });
});
