export const common = {
  product: 'Ringfence',
  documentTitle: '{{page}} · Ringfence',
  loading: 'Loading...',
  retry: 'Try again',
  reload: 'Reload the page',
  close: 'Close',
  goToDashboard: 'Go to the dashboard',
  signOut: 'Sign out',
  loadMore: 'Load more',
  noneYet: 'Nothing found so far',
  noneYetBody: 'There is more to search. Load more to go on.',
  loadingMore: 'Loading more…',
  endReached: 'That is everything.',
  requestId: 'Request id: {{requestId}}',
  evidence: {
    title: 'Evidence',
    callLead:
      'Why this call was allowed and what happened on it: a PDF to read and a signed file that anyone can check.',
    personLead:
      'Everything on record about this person: a PDF to read and a signed file that anyone can check.',
    create: 'Download evidence',
    creating: 'Preparing…',
    created: 'The download has started. It is recorded in the activity record.',
  },
} as const;
