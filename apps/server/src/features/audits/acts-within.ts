/**
 * What is entered acts within a second on everything not yet placed; what was placed in that second is
 * not held against anybody.
 */
export const actsWithinMilliseconds = 1_000;

export const addSecond = (at: Date): Date => new Date(at.getTime() + actsWithinMilliseconds);

export const hasActed = (since: Date, moment: Date): boolean => addSecond(since) <= moment;
