import type { ThemeOptions } from '@mui/material/styles';
import { growDuration } from './transitions.ts';

/** How the shared components differ from MUI's own look. */
export function createComponentStyles(): NonNullable<ThemeOptions['components']> {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        // Motion is a preference of the person, so it is switched off in one place for everything.
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    MuiButtonBase: {
      // The colour answers the pointer and the outline the keyboard; the build leaves ripples out.
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: ({ theme }) => ({
          '&.Mui-focusVisible': {
            outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
            outlineOffset: 2,
          },
        }),
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: 40 } },
    },
    MuiPaper: {
      // The palette's own surfaces are used as they are, without MUI's veil in dark mode.
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: 12 } },
    },
    // At most 768 pixels wide.
    MuiDialog: { defaultProps: { maxWidth: 'sm' } },
    MuiMenu: { defaultProps: { transitionDuration: growDuration } },
    MuiPopover: { defaultProps: { transitionDuration: growDuration } },
    MuiTooltip: {
      styleOverrides: {
        tooltip: ({ theme }) => ({
          padding: '8px 12px',
          fontSize: '0.8125rem',
          lineHeight: 1.45,
          color: (theme.vars ?? theme).palette.background.paper,
          backgroundColor: (theme.vars ?? theme).palette.text.primary,
        }),
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme }) => ({ borderColor: (theme.vars ?? theme).palette.divider }),
        head: ({ theme }) => ({
          color: (theme.vars ?? theme).palette.text.secondary,
          fontWeight: 600,
        }),
      },
    },
  };
}
