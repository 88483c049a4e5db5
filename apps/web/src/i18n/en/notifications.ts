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
    'You see here when an upload is done, a campaign needs you, or something changes in your organization.',
  inOrganization: 'In {{organization}}',
  opensThere: 'In another organization: {{organization}}. Opening this switches to it.',
  nameless: {
    campaign: 'A campaign',
    file: 'A file',
    list: 'A list',
    organization: 'An organization',
    person: 'Somebody',
  },
  figures: {
    added: 'Added: {{value}}',
    changed: 'Changed: {{value}}',
    rejected: 'Rejected: {{value}}',
    violations: 'Violations: {{value}}',
    chainFaults: 'Faults in the activity record: {{value}}',
  },
  kinds: {
    welcome: {
      title: 'Welcome to Ringfence',
      body: 'Every call that should be made, and no call that should not. What needs your attention appears here.',
    },
    first_steps: {
      title: 'First steps',
      body: 'Upload debtors, start a campaign, and watch its calls. The dashboard shows you the way.',
    },
    import_checked: {
      title: '{{name}} is checked',
      body: 'See what storing it would do, and store it. Nothing is stored yet.',
    },
    import_failed: {
      title: '{{name}}: the upload could not go on',
      body: 'The upload says why, and what you can do.',
    },
    import_finished: {
      title: '{{name}}: the upload is done',
      body: 'See who was added, and which rows were rejected.',
    },
    campaign_paused: {
      title: '{{name}} paused by itself',
      body: 'Its page says why. Resume it when that is mended.',
    },
    campaign_finished: {
      title: '{{name}} has finished',
      body: 'Nobody is left to call. See how its calls ended.',
    },
    calls_halted: {
      title: 'All calls were stopped',
      body: 'No call is placed until calls are allowed again.',
    },
    calls_allowed: {
      title: 'Calls are allowed again',
      body: 'Campaigns that run go on where they were.',
    },
    organization_suspended: {
      title: '{{organization}} was suspended',
      body: 'You can look at everything, and change nothing.',
    },
    organization_reinstated: {
      title: '{{organization}} is no longer suspended',
      body: 'Everything works as before.',
    },
    member_joined: {
      title: '{{name}} joined {{organization}}',
      body: 'The settings show all members and what they may do.',
    },
    role_changed: {
      title: 'Your role in {{organization}} was changed',
      body: 'What you may do there has changed with it.',
    },
    audit_found: {
      title: 'An audit of {{organization}} found something',
      body: 'Calls or the activity record are not as they must be. The audit names each.',
    },
    numbers_limit_reached: {
      title: '{{name}} showed an unusual number of whole phone numbers',
      body: 'They can show no more for now. The activity record says whose numbers they saw.',
    },
    downloads_limit_reached: {
      title: '{{name}} asked for an unusual number of downloads',
      body: 'They can download no more for now. The activity record says what they downloaded.',
    },
    streams_limit_reached: {
      title: '{{name}} opened an unusual number of live connections',
      body: 'They can open no more for now. A program may be using their account: check their sessions.',
    },
    other: {
      title: 'There is news',
      body: 'Reload the page to read it.',
    },
  },
} as const;
