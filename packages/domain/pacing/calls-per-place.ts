/** How many calls are made at once for each place that is free, where an organization has not decided otherwise. */
export const firstCallsPerFreePlace = 10;
export const mostCallsPerFreePlace = 100;
