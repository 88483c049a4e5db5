export const errors = {
  title: 'This could not be loaded',
  unreachable: 'Ringfence cannot be reached right now. Check your connection and try again.',
  page: {
    title: 'Something went wrong',
    body: 'This page could not be shown. Your data is safe; reload the page to go on.',
  },
  notFound: {
    title: 'Page not found',
    body: 'There is no page at this address. It may have moved, or the address may be mistyped.',
  },
  notPermitted: {
    title: 'You do not have permission',
    body: 'Your role does not allow you to see this. Ask an administrator of your organization if you need it.',
  },
  codes: {
    validation_failed: 'Some of the input is not valid.',
    organization_required: 'Choose an organization first.',
    not_signed_in: 'You are not signed in.',
    session_ended: 'Your session has ended. Sign in again.',
    insufficient_aal: 'Show your second factor first.',
    not_permitted: 'You do not have permission to do this.',
    not_found: 'This does not exist, or you cannot see it.',
    method_not_allowed: 'This address does not take that kind of request.',
    conflict: 'This has changed in the meantime. Reload and try again.',
    file_unreadable: 'The file could not be read.',
    idempotency_key_reused: 'This was sent before with other input. Try again.',
    carrier_missing: 'No carrier is set up that could place the calls.',
    body_too_large: 'The request is larger than allowed.',
    too_many_requests: 'Too many requests. Wait a moment and try again.',
    internal_error: 'Something went wrong on our side. Nothing was changed.',
    unavailable: 'The service is not available right now. Try again shortly.',
  },
} as const;
