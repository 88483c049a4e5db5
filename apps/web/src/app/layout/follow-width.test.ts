import { describe, expect, it } from 'vitest';
import { followWidth, initialMenuState } from './follow-width.ts';

describe('the state of the menu', () => {
  it('starts with the drawer closed', () => {
    expect(initialMenuState.isDashboardDrawerOpened).toBe(false);
  });

  it.each([
    ['extraLarge', true],
    ['large', false],
    ['small', false],
  ] as const)('is set by a screen that is %s', (width, isOpened) => {
    expect(followWidth(initialMenuState, width).isDashboardDrawerOpened).toBe(isOpened);
  });

  it('keeps what was chosen for as long as the width stays', () => {
    const chosen = { isDashboardDrawerOpened: true, width: 'large' } as const;
    expect(followWidth(chosen, 'large')).toBe(chosen);
  });

  it('is set again when the width passes a breakpoint', () => {
    const open = { isDashboardDrawerOpened: true, width: 'extraLarge' } as const;
    const rail = followWidth(open, 'large');
    expect(rail.isDashboardDrawerOpened).toBe(false);
    expect(followWidth(rail, 'extraLarge').isDashboardDrawerOpened).toBe(true);
    const widened = { ...rail, isDashboardDrawerOpened: true };
    expect(followWidth(widened, 'small').isDashboardDrawerOpened).toBe(false);
  });
});
