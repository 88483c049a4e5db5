import { describe, expect, it } from 'vitest';
import { applyEdits } from './apply-edits.ts';

const file = 'rules.ts';
const read = (name: string) => (name === file ? 'one < two && two < three' : undefined);
const apply = (...edits: { find: string; put: string; file?: string }[]) =>
  applyEdits(
    edits.map((edit) => ({ file, ...edit })),
    read,
  );

describe('the edits of a fault', () => {
  it('are put in the place of the text that they name', () => {
    expect(apply({ find: 'one <', put: 'one <=' })).toEqual({
      kind: 'applied',
      texts: new Map([[file, 'one <= two && two < three']]),
    });
  });

  it('are made one after the other in the same file', () => {
    const both = apply({ find: ' && two < three', put: '' }, { find: 'two', put: 'three' });
    expect(both).toMatchObject({ texts: new Map([[file, 'one < three']]) });
  });

  it('take what is put there as it is written', () => {
    const applied = apply({ find: 'one', put: '$& $1' });
    expect(applied).toMatchObject({ texts: new Map([[file, '$& $1 < two && two < three']]) });
  });

  it.each([
    ['does not stand there', { find: 'four', put: '' }, 'its text does not stand in rules.ts'],
    ['stands there twice', { find: 'two', put: '' }, 'its text stands 2 times in rules.ts'],
    ['is empty', { find: '', put: 'one' }, 'its text does not stand in rules.ts'],
    ['is of a file that is gone', { find: 'one', put: '', file: 'old.ts' }, 'there is no old.ts'],
    ['stays as it is', { find: 'one', put: 'one' }, 'it changes nothing in rules.ts'],
  ])('are refused where the text %s', (_, edit, because) => {
    expect(apply(edit)).toEqual({
      kind: 'refused',
      because: expect.stringContaining(because),
    });
  });

  it('are refused where there are none', () => {
    expect(apply()).toEqual({ kind: 'refused', because: 'it changes nothing' });
  });
});
