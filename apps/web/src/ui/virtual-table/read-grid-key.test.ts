import { describe, expect, it } from 'vitest';
import { readGridKey } from './read-grid-key.ts';

const still = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const standing = { at: 5, rows: 40, step: 10 };
const press = (key: string, held: Partial<typeof still> = {}, at = standing.at) =>
  readGridKey({ key, ...still, ...held }, { ...standing, at });

describe('readGridKey', () => {
  it.each([
    ['ArrowDown', 6],
    ['ArrowUp', 4],
    ['PageDown', 15],
    ['PageUp', 0],
    ['Home', 0],
    ['End', 39],
  ])('%s goes to row %i', (key, to) => {
    expect(press(key)).toEqual({ kind: 'move', to, isExtending: false });
  });

  it('stays inside the table', () => {
    expect(press('ArrowUp', {}, 0)).toMatchObject({ to: 0 });
    expect(press('ArrowDown', {}, 39)).toMatchObject({ to: 39 });
  });

  it('takes rows along while shift is held', () => {
    expect(press('ArrowDown', { shiftKey: true })).toEqual({
      kind: 'move',
      to: 6,
      isExtending: true,
    });
  });

  it('ticks, opens, and takes all', () => {
    expect(press(' ')).toEqual({ kind: 'toggle' });
    expect(press('Enter')).toEqual({ kind: 'open' });
    expect(press('a', { ctrlKey: true })).toEqual({ kind: 'all' });
    expect(press('a', { metaKey: true })).toEqual({ kind: 'all' });
  });

  it('leaves every other key alone', () => {
    expect(press('a')).toBeNull();
    expect(press('Tab')).toBeNull();
    expect(press('ArrowDown', { altKey: true })).toBeNull();
    expect(press('c', { ctrlKey: true })).toBeNull();
    expect(readGridKey({ key: 'End', ...still }, { at: 0, rows: 0, step: 3 })).toBeNull();
  });
});
