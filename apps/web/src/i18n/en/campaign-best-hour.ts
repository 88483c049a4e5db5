/** What calling people at their best hour gains, on the page of a campaign. */
export const campaignBestHour = {
  title: 'Best hour',
  lead: 'First calls come at the hour of the day at which your calls are answered most. One in ten people keep the usual order as a comparison.',
  loading: 'Loading what the best hour gains',
  best: 'Called at their best hour',
  even: 'Called as they come',
  result: '{{answered}} of {{placed}} first calls answered ({{percent}})',
  noCalls: 'No first calls yet',
  gain: 'Difference',
  tooFew:
    'The best hour is not known yet. It takes {{least}} calls within 90 days, counted once a day; so far there are {{calls}}. Until then, people are called as they come.',
  unknown: 'Not known until both groups have calls',
  range: '{{gain}} percentage points (95% confidence: {{low}} to {{high}})',
  verdicts: {
    better: 'More calls are answered at the best hour.',
    worse: 'Fewer calls are answered at the best hour. Consider calling as they come.',
    open: 'The calls made so far show no difference.',
  },
} as const;
