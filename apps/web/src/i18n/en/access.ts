export const access = {
  checking: 'Checking your access',
  noneChosen: {
    title: 'No organization chosen',
    body: 'You do not belong to an organization, so there is nothing to show here yet.',
  },
  roles: {
    admin: 'Admin',
    member: 'Member',
  },
} as const;
