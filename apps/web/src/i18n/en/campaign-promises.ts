/** What the calls of a campaign brought in promises, on its page. */
export const campaignPromises = {
  title: 'Promises',
  lead: 'Made on its calls. Each instalment counts.',
  loading: 'Loading the promises',
  none: 'No promise was made on its calls yet.',
  show: 'Show the promises: {{name}}, {{number}}',
  made: 'Made',
  open: 'Open',
  kept: 'Kept',
  broken: 'Broken',
  cancelled: 'Cancelled',
} as const;
