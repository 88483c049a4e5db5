/** `not_reached`: it was called as often as it may be, and nobody was there. */
export const callbackStates = ['open', 'done', 'not_reached', 'cancelled'] as const;
export type CallbackState = (typeof callbackStates)[number];

/** By a key on a call, by a member who was asked, or by a program. */
export const callbackWays = ['call', 'member', 'program'] as const;
export type CallbackWay = (typeof callbackWays)[number];

/** How often Ringfence calls back at most, and for how many days. */
export const mostCallbackAttempts = 3;
export const callbackDays = 2;
