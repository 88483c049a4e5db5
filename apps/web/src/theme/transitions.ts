/** In milliseconds. People who prefer stillness see none of it: component-styles takes care of that. */
export const growDuration = 150;
export const fadeDurations = { enteringScreen: 300, leavingScreen: 150 } as const;
