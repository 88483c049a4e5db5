import * as z from 'zod';

const hours = z.object({ from: z.number(), to: z.number() });

/** The staffed lines of an organization, as `linesOf` answers them. */
export const storedLines = z.array(
  z.object({
    e164: z.string(),
    takesRingBacks: z.boolean(),
    takesTransfers: z.boolean(),
    hours: z.array(hours.nullable()).nullable(),
    zone: z.string(),
    places: z.number(),
    taken: z.number(),
  }),
);
