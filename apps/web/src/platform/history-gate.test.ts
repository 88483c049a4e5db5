import { afterEach, describe, expect, it, vi } from 'vitest';
import { guardHistory, type HistoryPlace, historyGate, putUpHistoryGate } from './history-gate.ts';
import { createLeaveGuard } from './leave-guard.ts';

interface Entry {
  state: unknown;
  path: string;
}

/** A window with a history that goes at once; what its listener lets through, the router would show. */
function createWindow(entries: Entry[], at: number) {
  let index = at;
  let hear: ReturnType<typeof guardHistory> | null = null;
  const shown: string[] = [];
  const current = (): Entry => entries[index] ?? { state: null, path: '' };
  const read = () => new URL(current().path, 'http://localhost');
  const go = vi.fn((steps: number) => {
    index += steps;
    let isStopped = false;
    hear?.({
      stopImmediatePropagation() {
        isStopped = true;
      },
    });
    if (!isStopped) shown.push(current().path);
  });
  const place: HistoryPlace = {
    history: {
      get state() {
        return current().state;
      },
      go,
      pushState(state: unknown, _: string, url: string) {
        index += 1;
        const { pathname, search, hash } = new URL(url);
        entries.splice(index, entries.length, { state, path: `${pathname}${search}${hash}` });
      },
    },
    location: {
      get href() {
        return read().href;
      },
      get pathname() {
        return read().pathname;
      },
      get search() {
        return read().search;
      },
    },
  };
  return {
    place,
    shown,
    go,
    path: () => current().path,
    guardWith(listener: typeof hear) {
      hear = listener;
    },
  };
}

function open(entries: Entry[], at: number) {
  const guard = createLeaveGuard();
  const window = createWindow(entries, at);
  const release = guard.hold();
  window.guardWith(guardHistory(guard, window.place));
  return { guard, window, release };
}

const numbered = (): Entry[] =>
  ['/dashboard', '/settings/general', '/debtors/list'].map((path, idx) => ({
    state: { idx },
    path,
  }));

describe('the way back and forth from a page with unsaved text', () => {
  it.each([
    ['back', -1, '/dashboard'],
    ['forth', 1, '/debtors/list'],
  ])('leads %s only when the person says so', (_, steps, path) => {
    const { guard, window } = open(numbered(), 1);
    window.go(steps);
    expect(window.path()).toBe('/settings/general');
    expect(window.shown).toEqual([]);
    expect(guard.read()).not.toBeNull();
    guard.answer(true);
    expect(window.path()).toBe(path);
    expect(window.shown).toEqual([path]);
  });

  it('leaves the person where they are when they stay, and asks again', () => {
    const { guard, window } = open(numbered(), 1);
    window.go(-1);
    guard.answer(false);
    expect(window.path()).toBe('/settings/general');
    window.go(-1);
    expect(guard.read()).not.toBeNull();
    expect(window.shown).toEqual([]);
  });

  it('asks too where the entry that it leads to has no number', () => {
    const entries = numbered();
    entries[0] = { state: null, path: '/dashboard' };
    const { guard, window } = open(entries, 1);
    window.go(-1);
    expect(window.path()).toBe('/settings/general');
    expect(window.shown).toEqual([]);
    expect(guard.read()).not.toBeNull();
    guard.answer(true);
    expect(window.shown).toEqual(['/dashboard']);
  });

  it('asks too where the entry of the page itself has no number', () => {
    const entries = numbered();
    entries[1] = { state: null, path: '/settings/general#name' };
    const { guard, window } = open(entries, 1);
    window.go(-1);
    expect(window.path()).toBe('/settings/general#name');
    expect(guard.read()).not.toBeNull();
    guard.answer(true);
    expect(window.shown).toEqual(['/dashboard']);
  });

  it('does not ask on the way to another place of the same page', () => {
    const entries = numbered();
    entries[2] = { state: null, path: '/settings/general#name' };
    const { guard, window } = open(entries, 1);
    window.go(1);
    expect(guard.read()).toBeNull();
    expect(window.shown).toEqual(['/settings/general#name']);
  });

  it('is free where nothing is unsaved any more', () => {
    const { guard, window, release } = open(numbered(), 1);
    release();
    window.go(-1);
    expect(guard.read()).toBeNull();
    expect(window.shown).toEqual(['/dashboard']);
  });
});

describe('the gate', () => {
  afterEach(() => {
    historyGate.hear = null;
  });

  it('hears of each way while somebody listens there, and of none otherwise', () => {
    const target = new EventTarget();
    putUpHistoryGate(target);
    const hear = vi.fn();
    target.dispatchEvent(new Event('popstate'));
    historyGate.hear = hear;
    target.dispatchEvent(new Event('popstate'));
    historyGate.hear = null;
    target.dispatchEvent(new Event('popstate'));
    expect(hear).toHaveBeenCalledTimes(1);
  });

  it('keeps what it stops from those who came later', () => {
    const target = new EventTarget();
    putUpHistoryGate(target);
    const router = vi.fn();
    target.addEventListener('popstate', router);
    historyGate.hear = (event) => event.stopImmediatePropagation();
    target.dispatchEvent(new Event('popstate'));
    expect(router).not.toHaveBeenCalled();
  });
});
