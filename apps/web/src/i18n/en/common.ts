export const common = {
  product: 'Ringfence',
  documentTitle: '{{page}} · Ringfence',
  loading: 'Loading...',
  retry: 'Try again',
  reload: 'Reload the page',
  goToDashboard: 'Go to the dashboard',
  signOut: 'Sign out',
  requestId: 'Request id: {{requestId}}',
} as const;
