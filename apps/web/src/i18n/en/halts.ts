/** Stopping all calls and allowing them again, and what a suspended organization reads. */
export const halts = {
  title: 'Stop all calls of {{organization}}?',
  body: 'No new calls are placed, and calls that are waiting or ringing are cancelled. Conversations finish normally. Campaigns stay as they are and continue when calls are allowed again.',
  titleAll: 'Stop the calls of ALL organizations?',
  bodyAll:
    'No organization on this server places new calls, and calls that are waiting or ringing are cancelled. Conversations finish normally. Campaigns stay as they are and continue when calls are allowed again.',
  note: 'Note (optional)',
  noteHint: 'For example the reason, for anyone who looks at this later.',
  confirm: 'Stop all calls',
  busy: 'Stopping…',
  cancel: 'Cancel',
  region: 'Stopped calls',
  thisOrganization: 'this organization',
  stoppedHere: 'All calls are stopped',
  stoppedOf: 'All calls of {{organization}} are stopped',
  stoppedAll: 'All calls of all organizations are stopped',
  since: 'since {{moment}}, by {{who}}',
  systemAdministrator: 'System Administrator',
  more: 'More organizations whose calls are stopped: {{count}}',
  showAll: 'Show all',
  allow: 'Allow calls again',
  allowOf: 'Allow calls of {{organization}} again',
  allowAll: 'Allow calls of all organizations again',
  allowing: 'Allowing…',
  liftTitleAll: 'Allow the calls of ALL organizations again?',
  liftBodyAll:
    'Every organization on this server calls again at once, as its campaigns and rules say. Organizations whose own calls are stopped stay stopped.',
  suspended: 'This organization is suspended: {{because}}.',
  suspendedPlain: 'This organization is suspended.',
  clockAhead: 'The clock of a worker is {{off}} ahead of the database’s.',
  clockBehind: 'The clock of a worker is {{off}} behind the database’s.',
  clockHolds:
    'That worker places no calls until its clock is right, then continues by itself. Ask the person who runs this server to set it.',
  readOnly:
    'You can view everything. Stops and anything else you learn about a person can still be recorded; nothing else can be changed.',
  noCalls: 'It makes no calls.',
} as const;
