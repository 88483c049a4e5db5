export const notifications = {
  title: 'Notifications',
  caption: 'Notifications, newest first',
  loading: 'Loading notifications',
  unread: 'Unread',
  unreadCount_one: '{{count}} unread',
  unreadCount_other: '{{count}} unread',
  allRead: 'All read',
  readAll: 'Mark all as read',
  readAllFailed: 'They could not be marked as read. Try again.',
  emptyTitle: 'Nothing new',
  emptyBody:
    'Finished uploads, campaigns that need you and changes in your organization appear here.',
  inOrganization: 'In {{organization}}',
  opensThere: 'In another organization: {{organization}}. Opening this switches to it.',
  nameless: {
    campaign: 'A campaign',
    callerId: 'A caller ID',
    file: 'A file',
    list: 'A list',
    organization: 'An organization',
    person: 'Someone',
  },
  figures: {
    added: 'Added: {{value}}',
    changed: 'Changed: {{value}}',
    rejected: 'Rejected: {{value}}',
    violations: 'Violations: {{value}}',
    chainFaults: 'Faults in the activity record: {{value}}',
    carrier_failures: 'Carrier failures: {{value}} of the last {{calls}} calls',
    dead_numbers: 'Numbers not in service: {{value}} of the last {{calls}} calls',
    refusals: 'Stops and wrong persons: {{value}} of the last {{calls}} calls',
    early_hang_ups: 'Early hang-ups: {{value}} of the last {{calls}} calls',
    nobody_free: 'Found nobody free: {{value}} of the last {{calls}} people who asked',
    answer_rate: 'Answered: only {{value}} of the last {{calls}} calls',
    caller_id: 'Answered from its caller ID: only {{value}} of the last {{calls}} calls',
  },
  kinds: {
    welcome: {
      title: 'Welcome to Ringfence',
      body: 'Every call that should be made, and no call that should not. What needs your attention appears here.',
    },
    first_steps: {
      title: 'First steps',
      body: 'Upload debtors, start a campaign and follow its calls. The dashboard guides you.',
    },
    import_checked: {
      title: '{{name}} is ready to save',
      body: 'Review the changes and save them. Nothing is saved yet.',
    },
    import_failed: {
      title: '{{name}}: the upload failed',
      body: 'Open it to see why and what you can do.',
    },
    import_finished: {
      title: '{{name}}: upload finished',
      body: 'See who was added, and which rows were rejected.',
    },
    campaign_paused: {
      title: '{{name}} paused automatically',
      body: 'Open it to see why. Resume it once that is fixed.',
    },
    campaign_finished: {
      title: '{{name}} has finished',
      body: 'Nobody is left to call. See how its calls ended.',
    },
    caller_id_rested: {
      title: '{{name}} is resting',
      body: 'People answer far less often when you call from it. It makes no calls for three days. The settings show the figures.',
    },
    calls_halted: {
      title: 'All calls were stopped',
      body: 'No call is placed until calls are allowed again.',
    },
    calls_allowed: {
      title: 'Calls are allowed again',
      body: 'Running campaigns continue where they left off.',
    },
    organization_suspended: {
      title: '{{organization}} was suspended',
      body: 'You can view everything but change nothing.',
    },
    organization_reinstated: {
      title: '{{organization}} is no longer suspended',
      body: 'Everything works as before.',
    },
    member_joined: {
      title: '{{name}} joined {{organization}}',
      body: 'The settings show all members and their roles.',
    },
    role_changed: {
      title: 'Your role in {{organization}} was changed',
      body: 'Your permissions there have changed.',
    },
    audit_found: {
      title: 'An audit of {{organization}} found problems',
      body: 'The audit lists the affected calls and activity entries.',
    },
    promises_broken: {
      title: 'Promises to pay were broken in {{organization}}',
      body: 'The contacts themselves show what was promised and when.',
    },
    someone_wanted: {
      title: '{{name}} asks to speak to someone',
      body: 'The call is being connected. Open the contact to see what it is about.',
    },
    someone_missed: {
      title: '{{name}} asked to speak to someone, and nobody answered',
      body: 'Open the contact to see whether they asked for a callback.',
    },
    someone_spoken_to: {
      title: '{{name}} spoke to someone',
      body: 'Open the contact to record what was said.',
    },
    numbers_limit_reached: {
      title: '{{name}} viewed an unusual number of full phone numbers',
      body: 'They can view no more for now. The activity record shows whose numbers they viewed.',
    },
    recordings_limit_reached: {
      title: '{{name}} listened to an unusual number of recordings',
      body: 'They can listen to no more for now. The activity record shows which calls they were of.',
    },
    downloads_limit_reached: {
      title: '{{name}} requested an unusual number of downloads',
      body: 'They can download no more for now. The activity record shows what they downloaded.',
    },
    streams_limit_reached: {
      title: '{{name}} opened an unusual number of live connections',
      body: 'They can open no more for now. A program may be using their account: check their sessions.',
    },
    other: {
      title: 'New notification',
      body: 'Reload the page to read it.',
    },
  },
} as const;
