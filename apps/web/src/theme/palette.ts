/** The two backgrounds are repeated in first-paint.css, which is painted before any script runs. */
export const lightPalette = {
  background: { default: '#f4f6f8', paper: '#ffffff' },
  text: { primary: '#17212b', secondary: '#51606d' },
  primary: { main: '#0b5c8a', contrastText: '#ffffff' },
  success: { main: '#1a7040', contrastText: '#ffffff' },
  warning: { main: '#8a5300', contrastText: '#ffffff' },
  error: { main: '#b3261e', contrastText: '#ffffff' },
  info: { main: '#0b5c8a', contrastText: '#ffffff' },
  divider: '#dde3e8',
} as const;

export const darkPalette = {
  background: { default: '#0f161c', paper: '#17212a' },
  text: { primary: '#e8edf1', secondary: '#a5b3be' },
  // What MUI makes of it for buttons that are pointed at is too dark to read on.
  primary: { main: '#7cc4ec', dark: '#63a9d0', contrastText: '#06202f' },
  success: { main: '#7fd3a0', contrastText: '#06281a' },
  warning: { main: '#f0c36a', contrastText: '#2b1d00' },
  error: { main: '#ffb0a8', contrastText: '#3b0703' },
  info: { main: '#7cc4ec', contrastText: '#06202f' },
  divider: '#2b3843',
} as const;
