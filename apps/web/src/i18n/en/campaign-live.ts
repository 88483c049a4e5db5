/** What a campaign does at this moment, on its page. */
export const campaignLive = {
  title: 'Right now',
  lead: 'Updated every second.',
  loading: 'Loading what the campaign does now',
  inTheAir: 'Calls under way',
  showCalls: 'Show the calls: {{name}}, {{number}}',
  paceMade: 'Calls per second',
  paceOf: '{{made}} of {{asked}}',
  lastMinute: 'Calls in the last minute',
  finish: 'Finished at about',
  finishUnknown: 'Not known yet',
} as const;
