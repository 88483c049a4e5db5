/** The widths in pixels from which on a screen is called so. */
export const breakpoints = { xs: 0, sm: 768, md: 1024, lg: 1266, xl: 1440 } as const;
