import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areSingleKeysOn, isPlainKey, switchSingleKeys } from './plain-keys.ts';

/** As much of an element as the check asks for: what stands around it. */
class TestElement extends EventTarget {
  readonly around: string | null;
  constructor(around: string | null) {
    super();
    this.around = around;
  }
  closest(selector: string) {
    return this.around !== null && selector.split(',').includes(this.around) ? this : null;
  }
}

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('Element', TestElement);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function press(more: Partial<Parameters<typeof isPlainKey>[0]> = {}, around: string | null = null) {
  return isPlainKey({
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    defaultPrevented: false,
    isComposing: false,
    repeat: false,
    target: new TestElement(around),
    ...more,
  });
}

describe('a key for the page', () => {
  it('is one that nothing else takes', () => {
    expect(press()).toBe(true);
    expect(press({ target: null })).toBe(true);
  });

  it.each(['input', 'textarea', 'select', '[contenteditable]', '[role="dialog"]', '[role="menu"]'])(
    'is none inside %s',
    (around) => {
      expect(press({}, around)).toBe(false);
    },
  );

  it.each(['altKey', 'ctrlKey', 'metaKey', 'defaultPrevented', 'isComposing', 'repeat'] as const)(
    'is none with %s',
    (fact) => {
      expect(press({ [fact]: true })).toBe(false);
    },
  );

  it('is none once single keys are switched off, until they are on again', () => {
    switchSingleKeys(false);
    expect([areSingleKeysOn(), press()]).toEqual([false, false]);
    switchSingleKeys(true);
    expect([areSingleKeysOn(), press()]).toEqual([true, true]);
  });
});
