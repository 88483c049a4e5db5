/** Where somebody works, as the pages of the daily work say it. */
export const workplace = {
  organization: 'Organization',
  all: 'all organizations',
  unnamed: 'this organization',
  suspendedTitle: 'This organization is suspended',
  suspendedBody: 'You can view everything but change nothing.',
} as const;
