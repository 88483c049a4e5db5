import { oc } from '@orpc/contract';
import * as z from 'zod';

export const monthOfUsage = z.object({
  /** Year and month in UTC, such as 2026-11. */
  month: z.string(),
  calls: z.number().int(),
  /** Whole minutes begun, summed over the calls that were answered: what carriers charge. */
  minutes: z.number().int(),
});

export type MonthOfUsage = z.infer<typeof monthOfUsage>;

export const usageContract = {
  show: oc
    .route({
      method: 'GET',
      path: '/usage',
      summary: 'What the organization used in each of the last twelve months, newest first',
      description: 'Needs the X-Organization-Id header.',
      tags: ['Usage'],
    })
    .output(z.object({ months: z.array(monthOfUsage) })),
};
