import { retryRules } from '@ringfence/contract/campaign-retry';
import { firstRetryRules, type RetryRules } from '@ringfence/domain/retry/retry-rules';

/** How a campaign tries again; as usual where nothing was chosen for it. */
export const readRetry = (stored: unknown): RetryRules =>
  stored === null ? firstRetryRules : retryRules.parse(stored);
