import * as z from 'zod';
import { describeSettings } from '../settings.ts';

/** Without labels: it is for programs alone, and has no account. */
export const loopbackSettings = describeSettings(
  z.object({
    seed: z.number().int().optional(),
    speed: z.number().positive().optional(),
  }),
);
