import { describe, expect, it } from 'vitest';
import { listPreviewFields } from './list-preview-fields.ts';

const value = (field: string, position = 0) => ({ field, position, text: 'x' });

describe('the columns of the preview', () => {
  it('are all that one of the rows has, each once', () => {
    const rows = [
      { values: [value('full_name'), value('phone'), value('phone', 1)] },
      { values: [value('full_name'), value('phone'), value('email')] },
    ];
    expect(listPreviewFields(rows)).toEqual([
      { field: 'full_name', position: 0 },
      { field: 'phone', position: 0 },
      { field: 'phone', position: 1 },
      { field: 'email', position: 0 },
    ]);
  });

  it('are none where no row has a value', () => {
    expect(listPreviewFields([{ values: [] }])).toEqual([]);
  });
});
