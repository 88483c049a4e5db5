import { describe, expect, it } from 'vitest';
import { type KeyPress, readShellKey } from './read-shell-key.ts';

function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  return {
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isTaken: false,
    isTyping: false,
    ...more,
  };
}

describe('readShellKey', () => {
  it('opens the palette with Ctrl + K and Cmd + K, also from within a field', () => {
    expect(readShellKey(press('k', { ctrlKey: true }))).toBe('palette');
    expect(readShellKey(press('K', { metaKey: true }))).toBe('palette');
    expect(readShellKey(press('k', { ctrlKey: true, isTyping: true }))).toBe('palette');
  });

  it('opens the shortcuts with a question mark, but not while somebody writes one', () => {
    expect(readShellKey(press('?', { shiftKey: true }))).toBe('shortcuts');
    expect(readShellKey(press('?', { shiftKey: true, isTyping: true }))).toBeNull();
  });

  it('leaves every other key alone', () => {
    expect(readShellKey(press('k'))).toBeNull();
    expect(readShellKey(press('k', { ctrlKey: true, altKey: true }))).toBeNull();
    expect(readShellKey(press('k', { ctrlKey: true, shiftKey: true }))).toBeNull();
    expect(readShellKey(press('?', { ctrlKey: true }))).toBeNull();
    expect(readShellKey(press('k', { ctrlKey: true, isTaken: true }))).toBeNull();
  });
});
