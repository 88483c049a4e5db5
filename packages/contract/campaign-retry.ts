import {
  firstAnotherNumberAfter,
  leastRetryMinutes,
  mostRetryMinutes,
  retriedOutcomes,
} from '@ringfence/domain/retry/retry-rules';
import * as z from 'zod';

const retryMinutes = z.coerce
  .number()
  .int()
  .min(leastRetryMinutes, 'At least 15 minutes later.')
  .max(mostRetryMinutes, 'At most a week later.')
  .nullable();
/** How a campaign tries again: minutes until the next attempt by outcome, null: none; and on which number first. */
export const retryRules = z.object({
  no_answer: retryMinutes,
  busy: retryMinutes,
  machine: retryMinutes,
  voicemail_left: retryMinutes,
  failed: retryMinutes,
  /**
   * After which of them the next attempt goes first to a number of the person that the campaign has not tried, then to
   * the one tried longest ago. After the others it goes to the same number first.
   */
  anotherNumberAfter: z
    .array(z.enum(retriedOutcomes))
    .max(retriedOutcomes.length)
    .default([...firstAnotherNumberAfter]),
});
