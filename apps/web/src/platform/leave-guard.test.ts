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
});
