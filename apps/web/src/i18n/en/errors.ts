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
    key_ended: 'This key does not exist or has expired.',
    insufficient_aal: 'Confirm with your second factor first.',
    organization_suspended:
      'This organization is suspended. You can view everything but change nothing.',
    not_permitted: 'You do not have permission to do this.',
    not_found: 'This does not exist, or you cannot see it.',
    PGRST116: 'There is no profile yet.',
    method_not_allowed: 'This address does not accept that kind of request.',
    conflict: 'This has changed in the meantime. Reload and try again.',
    confirmation_needed: 'With this change the person can be called.',
    last_admin: 'An organization needs an admin. Make somebody else an admin first.',
    already_member: 'This person already belongs to the organization.',
    account_exists: 'There is already an account with this email address.',
    calls_in_flight: 'Calls are under way. Stop all calls and wait until they have ended.',
    target_busy: 'This call is being placed right now. Look again in a moment.',
    target_over: 'This person is not waiting for a call in the campaign any more.',
    campaign_not_running: 'The campaign is not running. Resume it first.',
    too_soon: 'The last try was too recent. Choose a time after the wait between tries.',
    not_lawful: 'This person may not be called at that time.',
    calls_halted: 'All calls are stopped. Allow calls again first.',
    records_kept:
      'The law requires these records to be kept for now, so they cannot be erased yet.',
    wrong_step: 'This upload has moved on to another step. Reload to see its state.',
    undo_refused: 'This upload can no longer be undone.',
    download_ended: 'This link worked once, for one minute. Request the file again.',
    storage_full: 'The server has no room left. Nothing was stored.',
    memory_full:
      'The server has too little memory for this right now. Nothing was stored. Try again later.',
    invitation_ended: 'This invitation has expired or was revoked. Ask for a new one.',
    file_unreadable: 'The file could not be read.',
    idempotency_key_reused: 'This was sent before with different input. Try again.',
    demo_held:
      'This installation holds the demo, so it cannot call real people. Start one without the demo.',
    carrier_missing: 'There is no active carrier account. An admin can add one in the settings.',
    test_call_refused: 'The test call was not made.',
    verification_refused: 'This number was not called.',
    wrong_code: 'The code is wrong.',
    code_ended: 'This code is no longer valid. Request another call.',
    script_refused: 'The checker found what speaks against this script. Mend it first.',
    script_changed:
      'Somebody else saved this script in the meantime. Your words were not saved yet.',
    other_approver_needed:
      'The policy asks for somebody other than the writer to approve a script.',
    ring_back_missing:
      'There is no verified staffed line where people can return calls. Add one first.',
    account_in_use:
      'This account is in use. Stop its campaigns and wait until its calls have ended.',
    carrier_unreachable:
      'The carrier could not be reached. Nothing was changed; try again shortly.',
    body_too_large: 'The request is larger than allowed.',
    media_type_not_supported: 'The request is in a format that is not supported.',
    profiles_missing:
      'Profiles table not found. Please run the create_profiles_table.sql script first.',
    too_many_requests: 'Too many requests. Wait a moment and try again.',
    internal_error: 'Something went wrong on our side. Nothing was changed.',
    unavailable: 'The service is not available right now. Try again shortly.',
  } satisfies Record<ErrorCode, string>,
  reasons: {
    numbers_limit:
      'You have shown too many whole numbers. Your admins have been notified. Try again in {{minutes}} min.',
    recordings_limit:
      'You have listened to too many recordings. Your admins have been notified. Try again in {{minutes}} min.',
    recording_kept:
      'The law requires this recording to be kept until {{day}}, three years after the call.',
    downloads_limit:
      'You have asked for too many downloads. Your admins have been notified. Try again in {{minutes}} min.',
    streams_limit: 'You have {{most}} windows open. Close those that you do not need.',
    caller_id_code_limit:
      'Your organization has tried too many numbers. Try again in {{minutes}} min.',
    test_call_account_not_ready: 'This account cannot call right now. Try again shortly.',
    test_call_account_busy: 'This account is at its call limit. Try again in a moment.',
    test_call_no_caller_id:
      'There is no other verified, active number to call this one from. Add a caller ID first.',
    test_call_not_dialable: 'This number cannot be called.',
    test_call_not_located:
      'We cannot tell where this number is or what time it is there. Choose one with an area code.',
    test_call_under_way: 'This number is being called right now.',
    test_call_too_often:
      'This number was called three times within a day, with codes or test calls. Try again tomorrow.',
    test_call_closed:
      'It is too early or too late where this number is. It can be called there between 8 am and 9 pm.',
    verification_own_account:
      'Your organization owns this account and could read the code there. Have the carrier verify the number.',
    verification_account_not_ready: 'This account cannot call right now. Try again shortly.',
    verification_account_busy: 'This account is at its call limit. Try again in a moment.',
    verification_no_caller_id:
      'This account has no verified, active number to call from. First add one that the carrier knows.',
    verification_not_dialable: 'This number cannot be called with a code.',
    verification_not_located:
      'It is not known where this number is, or what time it is there. The carrier verifies numbers such as toll-free ones.',
    verification_under_way: 'This number is being called with a code right now.',
    verification_too_often:
      'This number was called with a code three times within a day. Try again tomorrow.',
    verification_closed:
      'It is too early or too late where this number is. It can be called there between 8 am and 9 pm.',
    code_unspoken: 'Nobody has heard this code yet. Wait for an answer, or call again.',
    code_spent: 'Wrong five times. Request another call.',
  },
} as const;
