import { callColumn } from '@ringfence/contract/calls';
import { afterEach, describe, expect, it } from 'vitest';
import {
  choosableColumns,
  listFileColumns,
  readColumns,
  readRememberedColumns,
  rememberColumns,
} from './chosen-columns.ts';

afterEach(() => rememberColumns(choosableColumns));

describe('the columns of the history', () => {
  it('are all of them until somebody chooses', () => {
    expect(readRememberedColumns()).toEqual(choosableColumns);
    expect(readColumns(['gone'])).toEqual(choosableColumns);
  });

  it('stay in their order, without those that there are no more', () => {
    expect(readColumns(['carrier', 'gone', 'person'])).toEqual(['person', 'carrier']);
  });

  it('are all in a file where all are shown, and no others where some are', () => {
    expect(new Set(listFileColumns(choosableColumns))).toEqual(new Set(callColumn.options));
    expect(listFileColumns(['person'])).toEqual(['time', 'person', 'phone']);
  });
});
