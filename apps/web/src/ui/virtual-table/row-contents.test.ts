import { describe, expect, it } from 'vitest';
import { createRowContents } from './row-contents.ts';

const width = { least: 100, share: 1 };
const columns = [
  { id: 'name', header: 'Name', width, render: (row: { name: string }) => row.name },
  { id: 'size', header: 'Size', width, isNumeric: true, render: () => '3' },
  { id: 'hidden', header: 'Hidden', width, render: () => 'never' },
];

describe('the contents of rows', () => {
  it('stand in the order of the columns that are shown', () => {
    const contentOf = createRowContents({
      columns,
      shown: ['size', 'gone', 'name'],
      renderActions: ({ name }) => `do ${name}`,
    });
    expect(contentOf({ name: 'Ana' })).toEqual({
      cells: [
        { id: 'size', isNumeric: true, content: '3' },
        { id: 'name', isNumeric: false, content: 'Ana' },
      ],
      actions: 'do Ana',
    });
  });

  it('are made once for each row', () => {
    const contentOf = createRowContents({ columns, shown: ['name'], renderActions: () => null });
    const ana = { name: 'Ana' };
    expect(contentOf(ana)).toBe(contentOf(ana));
    expect(contentOf(ana)).not.toBe(contentOf({ name: 'Ana' }));
  });
});
