import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ArchiveFile, createArchive, isArchive, readArchive } from './archive.ts';

function write(files: readonly ArchiveFile[]): Uint8Array {
  const archive = createArchive();
  const pieces = [...files.flatMap((file) => archive.add(file)), ...archive.finish()];
  return Uint8Array.from(pieces.flatMap((piece) => [...piece]));
}

const someFiles = fc.array(
  fc.record({
    name: fc.stringMatching(/^[a-z]{1,8}\.(json|pdf)$/),
    bytes: fc.uint8Array({ maxLength: 200 }),
  }),
  { minLength: 1, maxLength: 4 },
);

describe('an archive', () => {
  it('gives back the files that were written, and nothing is wrong', () => {
    fc.assert(
      fc.property(someFiles, (files) => {
        const bytes = write(files);
        expect(isArchive(bytes)).toBe(true);
        const read = readArchive(bytes);
        expect(read.wrongAt).toBeUndefined();
        expect(read.files.map(({ name, bytes: held }) => ({ name, bytes: [...held] }))).toEqual(
          files.map(({ name, bytes: held }) => ({ name, bytes: [...held] })),
        );
      }),
    );
  });

  it('tells of every byte that was changed, taken away or added', () => {
    const bytes = write([
      { name: 'a.json', bytes: new Uint8Array([1, 2, 3]) },
      { name: 'a.pdf', bytes: new Uint8Array([4]) },
    ]);
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Uint8Array.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(readArchive(changed).wrongAt).toBeDefined();
      expect(readArchive(bytes.subarray(0, at)).wrongAt).toBeDefined();
    }
    expect(readArchive(Uint8Array.from([...bytes, 0])).wrongAt).toBe(bytes.length);
  });
});
