/** Names the organization a request works in. */
export const organizationHeader = 'x-organization-id';

/** Named instead of an organization by a super administrator who reads across all of them. */
export const allOrganizations = 'all';

/** Ties an answer, a log line and a support question together. */
export const requestIdHeader = 'x-request-id';

/**
 * Makes a write safe to send again: the same key with the same input gives the first answer and
 * changes nothing a second time.
 */
export const idempotencyKeyHeader = 'idempotency-key';
