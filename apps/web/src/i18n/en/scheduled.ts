export const scheduled = {
  title: 'Scheduled Activity',
  tabs: { schedule: 'Schedule', campaigns: 'Campaigns' },
  leads: {
    schedule:
      'The calls that running campaigns make next, soonest first. Each is checked again just before it is placed.',
    campaigns: 'Who is being called, how far each campaign is, and how its calls ended.',
  },
  caption: 'Scheduled calls, soonest first',
  loading: 'Loading the scheduled calls',
  columns: {
    time: 'Earliest time',
    person: 'Person',
    phone: 'Phone',
    campaign: 'Campaign',
    attempt: 'Attempt',
    waitsFor: 'Waiting for',
  },
  noPhone: 'No number',
  dueNow: 'due now',
  waitsFor: {
    lawful_time: 'A lawful time to call',
    retry: 'The next attempt, after an earlier one',
    turn: 'Its turn',
  },
  emptyTitle: 'Nothing is scheduled',
  emptyBody: 'Start a campaign, and its upcoming calls appear here.',
  emptyBodyMember:
    'When an admin of your organization starts a campaign, its upcoming calls appear here.',
  startCampaign: 'Start a campaign',
} as const;
