import type { ErrorCode } from '@ringfence/contract/errors';

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
  missing: {
    title: 'Not found',
    body: 'It may have been deleted, or it belongs to another organization. Check the address.',
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
    key_ended: 'This key does not exist, or has ended.',
    insufficient_aal: 'Show your second factor first.',
    organization_suspended:
      'This organization is suspended. You can look at everything, and change nothing.',
    not_permitted: 'You do not have permission to do this.',
    not_found: 'This does not exist, or you cannot see it.',
    PGRST116: 'There is no profile yet.',
    method_not_allowed: 'This address does not take that kind of request.',
    conflict: 'This has changed in the meantime. Reload and try again.',
    confirmation_needed: 'With this change the person can be called.',
    last_admin: 'An organization needs an admin. Make somebody else an admin first.',
    already_member: 'This person already belongs to the organization.',
    account_exists: 'There is an account with this email address already.',
    calls_in_flight: 'Calls are under way. Stop all calls and wait until they have ended.',
    calls_halted: 'All calls are stopped. Allow calls again first.',
    records_kept: 'The law asks for these records to be kept for now. They cannot be erased yet.',
    wrong_step: 'This upload is at another step by now. Reload to see where it stands.',
    undo_refused: 'This upload cannot be undone any more.',
    download_ended: 'This address was good once and for a minute. Ask for the file again.',
    storage_full: 'The server has no room left. Nothing was stored.',
    memory_full:
      'The server has too little memory for this right now. Nothing was stored. Try again later.',
    invitation_ended: 'This invitation has ended or was taken back. Ask for a new one.',
    file_unreadable: 'The file could not be read.',
    idempotency_key_reused: 'This was sent before with other input. Try again.',
    demo_held:
      'This installation holds the demo, so it calls through no carrier that reaches people. Start one without it.',
    carrier_missing:
      'There is no active carrier account to call through. An admin adds one in the settings.',
    verification_refused: 'This number was not called.',
    wrong_code: 'The code is wrong.',
    code_ended: 'This code is not good any more. Have the number called again.',
    account_in_use:
      'This account is in use. Stop its campaigns and wait until its calls have ended.',
    carrier_unreachable: 'The carrier could not be asked. Nothing was changed; try again shortly.',
    body_too_large: 'The request is larger than allowed.',
    media_type_not_supported: 'The request is in a form that is not read here.',
    profiles_missing:
      'Profiles table not found. Please run the create_profiles_table.sql script first.',
    too_many_requests: 'Too many requests. Wait a moment and try again.',
    internal_error: 'Something went wrong on our side. Nothing was changed.',
    unavailable: 'The service is not available right now. Try again shortly.',
  } satisfies Record<ErrorCode, string>,
  reasons: {
    numbers_limit:
      'You have shown too many whole numbers. Your admins have been notified. Try again in {{minutes}} min.',
    downloads_limit:
      'You have asked for too many downloads. Your admins have been notified. Try again in {{minutes}} min.',
    streams_limit: 'You have {{most}} windows open. Close those that you do not need.',
    caller_id_code_limit:
      'Your organization has tried too many numbers. Try again in {{minutes}} min.',
    verification_own_account:
      'Your organization holds this account and could read the code there. Have the number verified by the carrier.',
    verification_account_not_ready: 'This account cannot call right now. Try again shortly.',
    verification_account_busy:
      'This account is making as many calls as it may. Try again in a moment.',
    verification_no_caller_id:
      'This account has no verified, active number to call from. Add one that the carrier knows first.',
    verification_not_dialable: 'This number cannot be called with a code.',
    verification_not_located:
      'Nobody can tell where this number is, and so what time it is there. Numbers such as toll-free ones are verified by the carrier.',
    verification_under_way: 'This number is being called with a code right now.',
    verification_too_often:
      'This number was called with a code three times within a day. Try again tomorrow.',
    verification_closed:
      'It is too early or too late where this number is. It can be called there between 8 am and 9 pm.',
    code_unspoken: 'Nobody has heard this code yet. Wait until somebody answers, or call again.',
    code_spent: 'Wrong five times. Have the number called again.',
  },
} as const;
