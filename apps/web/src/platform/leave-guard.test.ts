import { describe, expect, it, vi } from 'vitest';
import { createLeaveGuard } from './leave-guard.ts';

describe('the guard of unsaved text', () => {
  it('lets everybody go where nothing is unsaved', () => {
    const guard = createLeaveGuard();
    const proceed = vi.fn();
    guard.leave(proceed);
    expect(proceed).toHaveBeenCalledTimes(1);
    expect(guard.read()).toBeNull();
  });

  it('asks first while something is unsaved, and goes on when the person says so', () => {
    const guard = createLeaveGuard();
    const proceed = vi.fn();
    guard.hold();
    guard.leave(proceed);
    expect(proceed).not.toHaveBeenCalled();
    expect(guard.read()).toBe(proceed);
    guard.answer(true);
    expect(proceed).toHaveBeenCalledTimes(1);
    expect(guard.isHeld()).toBe(false);
  });

  it('stays where the person says so, and asks again next time', () => {
    const guard = createLeaveGuard();
    const proceed = vi.fn();
    guard.hold();
    guard.leave(proceed);
    guard.answer(false);
    expect(guard.read()).toBeNull();
    guard.leave(proceed);
    expect(guard.read()).toBe(proceed);
    expect(proceed).not.toHaveBeenCalled();
  });

  it('holds for as long as one of several texts is unsaved', () => {
    const guard = createLeaveGuard();
    const releaseName = guard.hold();
    const releaseZone = guard.hold();
    releaseName();
    expect(guard.isHeld()).toBe(true);
    releaseZone();
    expect(guard.isHeld()).toBe(false);
  });

  it('asks again where the person wanted to go and did not get away', () => {
    const guard = createLeaveGuard();
    guard.hold();
    guard.leave(() => {});
    guard.answer(true);
    expect(guard.isHeld()).toBe(false);
    guard.arrive();
    expect(guard.isHeld()).toBe(true);
    const proceed = vi.fn();
    guard.leave(proceed);
    expect(proceed).not.toHaveBeenCalled();
    expect(guard.read()).toBe(proceed);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('no connection'))],
    ['ends and the page is still there', () => Promise.resolve()],
  ])('holds again where what the person wanted %s', async (_, proceed) => {
    const guard = createLeaveGuard();
    guard.hold();
    guard.leave(proceed);
    guard.answer(true);
    expect(guard.isHeld()).toBe(false);
    await vi.waitFor(() => expect(guard.isHeld()).toBe(true));
  });

  it('asks nothing more on the way, and everything of the page after it', () => {
    const guard = createLeaveGuard();
    const release = guard.hold();
    const onTheWay = vi.fn();
    guard.leave(() => guard.leave(onTheWay));
    guard.answer(true);
    expect(onTheWay).toHaveBeenCalledTimes(1);
    expect(guard.read()).toBeNull();
    release();
    guard.hold();
    expect(guard.isHeld()).toBe(true);
  });

  it('keeps what the person stays for', () => {
    const guard = createLeaveGuard();
    guard.hold();
    guard.leave(() => {});
    guard.answer(false);
    expect(guard.isHeld()).toBe(true);
  });

  it('tells those who listen of each change, until they no longer do', () => {
    const guard = createLeaveGuard();
    const listener = vi.fn();
    const unsubscribe = guard.subscribe(listener);
    guard.hold();
    guard.leave(() => {});
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    guard.answer(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
