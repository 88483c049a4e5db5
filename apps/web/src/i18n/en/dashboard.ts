export const dashboard = {
  title: 'Dashboard',
  greeting: 'Welcome, {{name}}',
  lead: 'This is where the work of {{organization}} comes together.',
  allOrganizations: 'all organizations',
  stopAllCalls: 'Stop all calls',
  organization: {
    title: 'Organization',
    yourRole: 'Your role',
    memberSince: 'Member since',
  },
  firstSteps: {
    title: 'First steps',
    upload: 'Upload the people who owe',
    call: 'Start a campaign',
    history: 'See every call and why it was allowed',
  },
  activity: {
    title: 'Recent activity',
    seeAll: 'See all activity',
    emptyTitle: 'Nothing has happened yet',
    emptyBody: 'What people do in this organization will appear here, newest first.',
  },
} as const;
