/** Names the organization a request works in. */
export const organizationHeader = 'x-organization-id';

/** Ties an answer, a log line and a support question together. */
export const requestIdHeader = 'x-request-id';
