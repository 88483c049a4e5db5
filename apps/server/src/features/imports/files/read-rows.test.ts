import { type Delimiter, delimiters, encodings } from '@ringfence/domain/imports/import-words';
import { tries } from '@ringfence/domain/testing/tries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRows } from './read-rows.ts';
import { memorySource } from './testing/memory-source.ts';
import { plainFormat, readAll } from './testing/read-all.ts';
import { encodeText, writeText } from './testing/write-text.ts';

/** All text that the encoding can hold, with all that is special in a table. */
const character = fc.constantFrom(...'aZ9 ,;|\t"\'.-_=+@é€ñ'.split(''));
const wideCharacter = fc.oneof(character, fc.constantFrom('漢', '😀', 'ж', '\u2028', 'İ'));

function cellOf(letter: fc.Arbitrary<string>, lineBreak: fc.Arbitrary<string>) {
  const piece = fc.oneof({ weight: 9, arbitrary: letter }, { weight: 1, arbitrary: lineBreak });
  return fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
}

const lineBreaks = fc.constantFrom('\n', '\r\n');

const anyText = fc
  .record({
    encoding: fc.constantFrom(...encodings),
    delimiter: fc.constantFrom<Delimiter>(...delimiters),
    isQuoted: fc.boolean(),
    endsWithLine: fc.boolean(),
    withMark: fc.boolean(),
    isOld: fc.boolean(),
    pieceBytes: fc.integer({ min: 1, max: 40 }),
    lineEnds: fc.array(lineBreaks, { minLength: 1, maxLength: 3 }),
  })
  .chain((written) => {
    const letter = written.encoding === 'windows-1252' ? character : wideCharacter;
    const cell = cellOf(letter, written.isOld ? fc.constant('\r') : lineBreaks);
    return fc.record({
      written: fc.constant(written.isOld ? { ...written, lineEnds: ['\r'] } : written),
      rows: fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 12 }),
    });
  });

/** Where each row begins, by the lines of the rows above it; blank rows are not given back. */
function expectRows(rows: readonly (readonly string[])[], isOld: boolean) {
  let line = 1;
  return rows.flatMap((row) => {
    const cells = row.map((cell) => (isOld ? cell.replaceAll('\r', '\n') : cell));
    const begins = line;
    line += 1 + (cells.join('').match(/\n/g)?.length ?? 0);
    return cells.every((cell) => cell.trim() === '') ? [] : [{ line: begins, cells }];
  });
}

describe('rows of any text', () => {
  it('come back as they were written, with the lines they begin on, however the bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async ({ rows, written }) => {
        const { encoding, delimiter, withMark, isOld, pieceBytes } = written;
        const bytes = encodeText(writeText(rows, written), encoding, withMark);
        fc.pre(bytes.length > 0);
        const read = await readAll(memorySource(bytes, pieceBytes), {
          encoding,
          delimiter,
          headerLine: 0,
        });
        expect(read).toEqual(expectRows(rows, isOld));
      }),
      { numRuns: tries(500) },
    );
  });
});

describe('rows of a text that keeps to no rule', () => {
  const mess = fc
    .array(fc.constantFrom('"', '"', ',', '\n', '\r', ' ', 'a', 'b', '1'), { maxLength: 60 })
    .map((marks) => marks.join(''));

  it('are the same however the bytes are cut, and hold every letter in its order', async () => {
    const read = (text: string, pieceBytes: number) =>
      readAll(memorySource(text, pieceBytes), { headerLine: 0 });
    const keepLetters = (text: string) => text.replace(/[^ab1]/g, '');
    await fc.assert(
      fc.asyncProperty(mess, fc.integer({ min: 1, max: 9 }), async (text, pieceBytes) => {
        fc.pre(text !== '');
        const whole = await read(text, text.length);
        expect(await read(text, pieceBytes)).toEqual(whole);
        const cells = whole.flatMap((row) => row.cells);
        expect(keepLetters(cells.join(''))).toBe(keepLetters(text));
      }),
      { numRuns: tries(1000) },
    );
  });
});

describe('a header', () => {
  it('is left out with what stands above it', async () => {
    const source = memorySource('Report of March\n\nName,Phone\nJane,1\nJoe,2\n');
    expect(await readAll(source, { headerLine: 3 })).toEqual([
      { line: 4, cells: ['Jane', '1'] },
      { line: 5, cells: ['Joe', '2'] },
    ]);
  });

  it('leaves a row every cell, also empty ones at its end, by which it is seen to have slipped', async () => {
    const source = memorySource('Name,Balance,Note\nJane,1,200.00,\nJoe,1,\nAnn\n');
    expect(await readAll(source)).toEqual([
      { line: 2, cells: ['Jane', '1', '200.00', ''] },
      { line: 3, cells: ['Joe', '1', ''] },
      { line: 4, cells: ['Ann'] },
    ]);
  });

  it('of 3,000 columns is refused', async () => {
    const header = Array.from({ length: 3000 }, (_, index) => `Column ${index}`).join(',');
    await expect(readAll(memorySource(`${header}\n1,2\n`))).rejects.toMatchObject({
      code: 'file_unreadable',
      message: expect.stringContaining('3,000 columns'),
    });
  });

  it('of 3,000 columns that hold nothing is one of the columns before them', async () => {
    const empty = ','.repeat(3000);
    const source = memorySource(`Name,Phone${empty}\nJane,1\nJoe,2${empty}\n`);
    expect(await readAll(source)).toEqual([
      { line: 2, cells: ['Jane', '1'] },
      { line: 3, cells: ['Joe', '2'] },
    ]);
  });
});

describe('a stray quotation mark', () => {
  it.each([
    ['"Bob" Smith,1', ['"Bob" Smith', '1']],
    ['"5" pipe",1', ['5" pipe', '1']],
    ['"the "big, bad" one",1', ['the "big, bad" one', '1']],
    ['Bob "B" Smith,5"', ['Bob "B" Smith', '5"']],
    ['"Bob" ,1', ['Bob', '1']],
    ['Bob, "1, 2"', ['Bob', '1, 2']],
    ['"",""""', ['', '"']],
  ])('in %s is forgiven within its line', async (line, cells) => {
    for (const pieceBytes of [1, 7, 1000]) {
      const rows = await readAll(memorySource(`Name,Phone\n${line}\nAnn,2\n`, pieceBytes));
      expect(rows).toEqual([
        { line: 2, cells },
        { line: 3, cells: ['Ann', '2'] },
      ]);
    }
  });

  it('never makes one person of two', async () => {
    const source = memorySource('Name,Phone\n"Bob,1\n"Ann","2"\n"Joe",3\n');
    expect(await readAll(source)).toEqual([
      { line: 2, cells: ['"Bob', '1'], fault: 'quote_open' },
      { line: 3, cells: ['Ann', '2'] },
      { line: 4, cells: ['Joe', '3'] },
    ]);
  });

  it('that is never closed costs its own line alone', async () => {
    for (const count of [10, 20_000]) {
      const rest = 'Ann,2\n'.repeat(count);
      for (const pieceBytes of [100, 100_000]) {
        const source = memorySource(`Name,Phone\n"a\nb",1\n"Bob,1\n${rest}"Joe`, pieceBytes);
        const rows = await readAll(source);
        expect(rows).toHaveLength(count + 3);
        expect(rows.slice(0, 3)).toEqual([
          { line: 2, cells: ['a\nb', '1'] },
          { line: 4, cells: ['"Bob', '1'], fault: 'quote_open' },
          { line: 5, cells: ['Ann', '2'] },
        ]);
        expect(rows.at(-1)).toEqual({
          line: count + 5,
          cells: ['"Joe'],
          fault: 'quote_open',
        });
      }
    }
  });

  it('that is closed beyond the longest cell is a stray one, however the bytes are cut', async () => {
    const content = `Name,Phone\n"Bob,1\n${'Ann,2\n'.repeat(15_000)}x",3\nJoe,4\n`;
    for (const pieceBytes of [1000, 70_000, 200_000]) {
      const rows = await readAll(memorySource(content, pieceBytes));
      expect(rows).toHaveLength(15_003);
      expect(rows[0]).toEqual({ line: 2, cells: ['"Bob', '1'], fault: 'quote_open' });
      expect(rows.slice(-2).map(({ cells }) => cells)).toEqual([
        ['x"', '3'],
        ['Joe', '4'],
      ]);
    }
  });

  it('before a line without an end does not keep it from being reported early', async () => {
    let asked = 0;
    const source = {
      bytes: 2 * 1024 ** 3,
      async *read(from: number, to: number) {
        for (let at = from; at < to; at += 64 * 1024) {
          asked = Math.max(asked, at);
          yield Buffer.from(
            at === 0 ? `Name,Phone\n"Bob,1\n${'x\n'.repeat(100)}` : 'x'.repeat(65536),
          );
        }
      },
    };
    await expect(readAll(source)).rejects.toThrow(/Line 103 is longer than 1 MB/);
    expect(asked).toBeLessThan(2 * 1024 ** 2);
  });
});

describe('bytes that are no text', () => {
  it('mark their row and no other', async () => {
    const source = memorySource(
      Buffer.concat([
        Buffer.from('Name,Phone\nJosé,1\n'),
        Buffer.from([0x4a, 0x6f, 0x73, 0xe9, 0x2c, 0x32, 0x0a]),
        Buffer.from('Zo\0e,3\n"An\0n",4\nÆon,5\n'),
      ]),
    );
    expect(await readAll(source)).toEqual([
      { line: 2, cells: ['José', '1'] },
      { line: 3, cells: ['Jos\uFFFD', '2'], fault: 'text_unreadable' },
      { line: 4, cells: ['Zo\uFFFDe', '3'], fault: 'text_unreadable' },
      { line: 5, cells: ['An\uFFFDn', '4'], fault: 'text_unreadable' },
      { line: 6, cells: ['Æon', '5'] },
    ]);
  });

  it('are those that Windows-1252 leaves undefined, and half a character of UTF-16', async () => {
    const narrow = Buffer.from('Name\nJos\xe9 \x80\nA\x9d\n', 'latin1');
    expect(await readAll(memorySource(narrow), { encoding: 'windows-1252' })).toMatchObject([
      { cells: ['José €'] },
      { line: 3, fault: 'text_unreadable' },
    ]);
    const wide = Buffer.concat([
      Buffer.from('Name\nJosé\nA', 'utf16le'),
      Buffer.from([0x00, 0xd8]),
    ]);
    expect(await readAll(memorySource(wide, 3), { encoding: 'utf-16le' })).toMatchObject([
      { cells: ['José'] },
      { line: 3, fault: 'text_unreadable' },
    ]);
  });
});

describe('what is too long', () => {
  it.each([
    ['a line', `Name,Phone\nJane,1\n${'x,'.repeat(600_000)}\n`, /Line 3 is longer than 1 MB/],
    ['a cell', `Name,Phone\n\nJane,${'1'.repeat(70_000)}\n`, /cell in line 3 is longer than 64 kB/],
  ])('%s is refused with its line', async (_what, content, message) => {
    await expect(readAll(memorySource(content))).rejects.toMatchObject({
      code: 'file_unreadable',
      message: expect.stringMatching(message),
    });
  });

  it('is not waited for: a line without end is refused after its first megabyte', async () => {
    let asked = 0;
    const source = {
      bytes: 2 * 1024 ** 3,
      async *read(from: number, to: number) {
        for (let at = from; at < to; at += 64 * 1024) {
          asked = Math.max(asked, at);
          yield Buffer.alloc(64 * 1024, 'ab,');
        }
      },
    };
    await expect(readAll(source)).rejects.toThrow(/Line 1 is longer than 1 MB/);
    expect(asked).toBeLessThan(2 * 1024 ** 2);
  });
});

describe('a reader', () => {
  it('asks for no more than is taken from it, and lets go when it is left', async () => {
    let asked = 0;
    let open = 0;
    const line = Buffer.from('Jane,1\n'.repeat(1000));
    const source = {
      bytes: line.length * 1000,
      async *read(from: number, to: number) {
        open += 1;
        try {
          for (let at = from; at < to; at += line.length) {
            asked += 1;
            yield line.subarray(0, Math.min(line.length, to - at));
          }
        } finally {
          open -= 1;
        }
      },
    };
    for await (const rows of readRows(source, plainFormat)) {
      expect(rows).toHaveLength(999);
      break;
    }
    expect(asked).toBeLessThan(5);
    expect(open).toBe(0);
  });

  it('tells how many bytes are done', async () => {
    const source = memorySource('Name\nJane\nJoe\n', 5);
    const reported: number[] = [];
    for await (const rows of readRows(source, plainFormat, (done) => reported.push(done))) {
      expect(rows.length).toBeGreaterThan(0);
    }
    expect(reported).toEqual([5, 10, 14]);
  });

  it('passes on what ails the source as it is', async () => {
    const source = {
      bytes: 100,
      // biome-ignore lint/correctness/useYield: it fails before the first piece.
      async *read(): AsyncGenerator<Uint8Array> {
        throw new Error('connection lost');
      },
    };
    await expect(readAll(source)).rejects.toThrow(/^connection lost$/);
  });
});
