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
  loadingMore: 'Loading more…',
  endReached: 'That is everything.',
  requestId: 'Request id: {{requestId}}',
} as const;
