/** What people are notified of. */
export const notificationKinds = [
  /** The two that every new profile starts with. */
  'welcome',
  'first_steps',
  /** A file was read, and nothing is stored yet. */
  'import_checked',
  'import_finished',
  /** A step of an upload came to nothing. */
  'import_failed',
  /** It paused by itself: the carrier refused, too many calls were abandoned, or a breaker tripped. */
  'campaign_paused',
  'campaign_finished',
  /** People have stopped answering a number, so that it makes no calls for some days. */
  'caller_id_rested',
  'calls_halted',
  'calls_allowed',
  'organization_suspended',
  'organization_reinstated',
  'member_joined',
  'role_changed',
  /** An audit found something that the one before it had not. */
  'audit_found',
  /** People did not pay what they had promised. */
  'promises_broken',
  /** On a call: somebody asks for a person, found nobody, or has spoken with one. */
  'someone_wanted',
  'someone_missed',
  'someone_spoken_to',
  /** Somebody did so much of it that they were refused more. */
  'numbers_limit_reached',
  'downloads_limit_reached',
  'recordings_limit_reached',
  'streams_limit_reached',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];
