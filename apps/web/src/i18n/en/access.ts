export const access = {
  checking: 'Checking your access',
  noOrganization: {
    title: 'No organization access',
    body: 'Your account does not belong to an organization yet. Contact your administrator to be added to an organization.',
  },
  checkFailed: {
    title: 'Your access could not be checked',
    body: 'We could not find out which organizations you belong to. Nothing was changed.',
  },
  noneChosen: {
    title: 'No organization chosen',
    body: 'You do not belong to an organization, so there is nothing to show here yet.',
  },
  roles: {
    admin: 'Admin',
    member: 'Member',
  },
} as const;
