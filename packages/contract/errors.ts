import * as z from 'zod';

/**
 * Every error the product can answer with. The code is stable: clients and support staff rely on
 * it. The title is the plain sentence shown to people when nothing more exact is known.
 */
export const errorCatalogue = {
  validation_failed: { status: 400, title: 'Some of the input is not valid.' },
  organization_required: { status: 400, title: 'Choose an organization first.' },
  not_signed_in: { status: 401, title: 'You are not signed in.' },
  session_ended: { status: 401, title: 'Your session has ended. Sign in again.' },
  key_ended: { status: 401, title: 'This key does not exist, or has ended.' },
  insufficient_aal: {
    status: 403,
    title: 'Confirm with your second factor first.',
  },
  organization_suspended: {
    status: 403,
    title: 'This organization is suspended. You can look at everything, and change nothing.',
  },
  not_permitted: { status: 403, title: 'You do not have permission to do this.' },
  not_found: { status: 404, title: 'This does not exist, or you cannot see it.' },
  /** The code that clients of the tables know for no row where one was wanted. */
  PGRST116: { status: 404, title: 'There is no profile yet.' },
  method_not_allowed: { status: 405, title: 'This address does not take that kind of request.' },
  conflict: { status: 409, title: 'This has changed in the meantime. Reload and try again.' },
  confirmation_needed: {
    status: 409,
    title: 'By this somebody could be called who cannot be now. Confirm that they are to be.',
  },
  last_admin: {
    status: 409,
    title: 'An organization needs an admin. Make somebody else an admin first.',
  },
  already_member: { status: 409, title: 'This person already belongs to the organization.' },
  account_exists: { status: 409, title: 'There is an account with this email address already.' },
  calls_in_flight: {
    status: 409,
    title: 'Calls are under way. Stop all calls and wait until they have ended.',
  },
  target_busy: {
    status: 409,
    title: 'This call is being placed right now. Look again in a moment.',
  },
  target_over: {
    status: 409,
    title: 'This person is not waiting for a call in the campaign any more. Reload to see why.',
  },
  campaign_not_running: { status: 409, title: 'The campaign is not running. Resume it first.' },
  too_soon: {
    status: 409,
    title: 'The last try was too recent. Choose a time after the wait between tries.',
  },
  not_lawful: { status: 409, title: 'This person may not be called at that time.' },
  calls_halted: { status: 409, title: 'All calls are stopped. Allow calls again first.' },
  records_kept: {
    status: 409,
    title: 'The law asks for these records to be kept for now, so they cannot be erased yet.',
  },
  wrong_step: {
    status: 409,
    title: 'This upload is at another step by now. Reload to see where it stands.',
  },
  undo_refused: { status: 409, title: 'This upload cannot be undone any more.' },
  download_ended: {
    status: 410,
    title: 'This address was good once and for a minute. Ask for the file again.',
  },
  invitation_ended: {
    status: 410,
    title: 'This invitation has ended or was taken back. Ask for a new one.',
  },
  file_unreadable: { status: 422, title: 'The file could not be read.' },
  idempotency_key_reused: {
    status: 422,
    title: 'This key was used before with other input. Use a new one.',
  },
  carrier_missing: {
    status: 409,
    title: 'There is no active carrier account to call through. An admin adds one in the settings.',
  },
  demo_held: {
    status: 409,
    title:
      'This installation holds the demo, so it calls through no carrier that reaches people. Start one without it.',
  },
  test_call_refused: { status: 409, title: 'The test call was not made.' },
  verification_refused: { status: 409, title: 'This number was not called.' },
  wrong_code: { status: 422, title: 'The code is wrong.' },
  code_ended: {
    status: 410,
    title: 'This code is not good any more. Have the number called again.',
  },
  script_refused: {
    status: 409,
    title: 'The checker found what speaks against this script. Mend it first.',
  },
  script_changed: {
    status: 409,
    title: 'Somebody else saved this script in the meantime. Your words were not saved yet.',
  },
  other_approver_needed: {
    status: 409,
    title: 'The policy asks for somebody other than the writer to approve a script.',
  },
  ring_back_missing: {
    status: 409,
    title: 'There is no verified staffed line where people can return calls. Add one first.',
  },
  account_in_use: {
    status: 409,
    title: 'This account is in use. Stop its campaigns and wait until its calls have ended.',
  },
  carrier_unreachable: {
    status: 503,
    title: 'The carrier could not be asked. Nothing was changed; try again shortly.',
  },
  body_too_large: { status: 413, title: 'The request is larger than allowed.' },
  media_type_not_supported: {
    status: 415,
    title: 'The request is in a form that is not read here.',
  },
  profiles_missing: {
    status: 503,
    title: 'Profiles table not found. Please run the create_profiles_table.sql script first.',
  },
  too_many_requests: { status: 429, title: 'Too many requests. Wait a moment and try again.' },
  storage_full: {
    status: 503,
    title: 'The server has no room left. Nothing was stored; tell the person who runs it.',
  },
  memory_full: {
    status: 503,
    title:
      'The server has too little memory for this right now. Nothing was stored; try again later.',
  },
  internal_error: { status: 500, title: 'Something went wrong on our side. Nothing was changed.' },
  unavailable: { status: 503, title: 'The service is not available right now. Try again shortly.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

const errorCodes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]];

/** RFC 9457 problem details, with our stable code, the request id and the faulty fields. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.enum(errorCodes),
  requestId: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Where the detail is one of several: a stable word for it, and what stands in it. */
  reason: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /**
   * What a refusal is about where words do not tell it all: of `script_refused` the findings, of
   * `script_changed` what was saved meanwhile.
   */
  details: z.unknown().optional(),
});

export type Problem = z.infer<typeof problemSchema>;
