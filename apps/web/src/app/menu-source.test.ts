import { describe, expect, it, vi } from 'vitest';
import type { MenuNode } from './menu-node.ts';
import { createMenuSource } from './menu-source.ts';

const menu: readonly MenuNode[] = [{ id: 'home', title: 'shell.menu.home', type: 'group' }];

describe('createMenuSource', () => {
  it('is loading until the menu is there, and tells those who show it', async () => {
    const fetchMenu = vi.fn(async () => menu);
    const source = createMenuSource(fetchMenu);
    expect(source.read()).toEqual({ status: 'loading' });
    const notified = new Promise<void>((resolve) => source.subscribe(resolve));
    source.load();
    expect(source.read()).toEqual({ status: 'loading' });
    await notified;
    expect(source.read()).toEqual({ status: 'loaded', menu });
    source.load();
    expect(fetchMenu).toHaveBeenCalledTimes(1);
  });

  it('tells of a failure, and tries again when asked', async () => {
    const fault = new Error('the file is gone');
    const fetchMenu = vi.fn(async () => menu).mockRejectedValueOnce(fault);
    const source = createMenuSource(fetchMenu);
    const listen = () => new Promise<void>((resolve) => source.subscribe(resolve));
    const failed = listen();
    source.load();
    await failed;
    expect(source.read()).toEqual({ status: 'failed', error: fault });
    source.load();
    expect(source.read()).toEqual({ status: 'loading' });
    await listen();
    expect(source.read()).toEqual({ status: 'loaded', menu });
  });

  it('forgets those who do not show it any more', async () => {
    const source = createMenuSource(async () => menu);
    const gone = vi.fn();
    source.subscribe(gone)();
    const notified = new Promise<void>((resolve) => source.subscribe(resolve));
    source.load();
    await notified;
    expect(gone).not.toHaveBeenCalled();
  });
});
