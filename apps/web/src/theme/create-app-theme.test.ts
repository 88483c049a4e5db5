import { describe, expect, it } from 'vitest';
import { createAppTheme } from './create-app-theme.ts';

const { breakpoints, components, transitions, typography } = createAppTheme();

describe('the theme', () => {
  it('has the breakpoints that are promised', () => {
    expect(breakpoints.values).toEqual({ xs: 0, sm: 768, md: 1024, lg: 1266, xl: 1440 });
  });

  it('is set in Public Sans', () => {
    expect(typography.fontFamily).toMatch(/^'Public Sans Variable'/);
  });

  it('lets menus and popovers grow in 150 ms', () => {
    expect(components?.MuiMenu?.defaultProps?.transitionDuration).toBe(150);
    expect(components?.MuiPopover?.defaultProps?.transitionDuration).toBe(150);
  });

  it('fades in within 300 ms and out within 150 ms', () => {
    expect(transitions.duration.enteringScreen).toBe(300);
    expect(transitions.duration.leavingScreen).toBe(150);
  });

  it('keeps the card of a dialog at 768 px', () => {
    const width = components?.MuiDialog?.defaultProps?.maxWidth;
    expect(width === undefined || width === false ? null : breakpoints.values[width]).toBe(768);
  });
});
