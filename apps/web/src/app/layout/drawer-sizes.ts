/** In pixels. */
export const drawerWidth = 260;
export const railWidth = 60;
export const headerHeight = 64;
/** By which each level of the menu stands further in than the one above it. */
export const menuIndent = 28;
/** Below that a scrollbar is hard to hit. */
export const smallestScrollbar = 25;
