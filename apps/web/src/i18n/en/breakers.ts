const kinds = {
  carrier_failures: 'Carrier failures',
  dead_numbers: 'Numbers not in service',
  refusals: 'Stops and wrong persons',
  early_hang_ups: 'Early hang-ups',
  nobody_free: 'Nobody free to speak to',
  answer_rate: 'Answer rate of the campaign',
  caller_id: 'Answer rate of the caller ID',
  abandonment: 'Abandoned calls',
} as const;

/** What pauses a campaign by itself, and how near that is. */
export const campaignBreakers = {
  title: 'Breakers',
  lead: 'They pause this campaign automatically when its calls go wrong.',
  change: 'Change limits',
  loading: 'Loading the breakers',
  kinds,
  off: 'Off',
  far: 'Far from its limit',
  nearer: 'Halfway to its limit',
  close: 'Close to its limit',
  reached: 'Limit reached',
  bar: '{{name}}: {{percent}} percent of the way to a pause',
  see: 'See calls',
  seeOf: 'See calls: {{name}}',
  none: 'Nothing counted yet',
  recent: '{{events}} of the last {{calls}} calls. Ordinary: {{usual}}.',
  total: '{{events}} of {{calls}} calls. Ordinary: {{usual}}.',
  recentAsked: '{{events}} of the last {{calls}} people who asked. Ordinary: {{usual}}.',
  totalAsked: '{{events}} of {{calls}} people who asked. Ordinary: {{usual}}.',
  recentAnswered: '{{events}} of the last {{calls}} calls answered. Before: {{usual}}.',
  totalAnswered: '{{events}} of {{calls}} calls answered.',
  learning: '{{events}} of {{calls}} calls answered. Compared from {{least}} calls on.',
  abandoned: '{{events}} of {{calls}} answered calls in 30 days. Limit: {{usual}}.',
  paused: {
    carrier_failures:
      'The campaign paused automatically: the carrier could not connect {{events}} of the last {{calls}} calls. {{usual}} is ordinary.',
    dead_numbers:
      'The campaign paused automatically: {{events}} of the last {{calls}} numbers called were not in service. {{usual}} is ordinary.',
    refusals:
      'The campaign paused automatically: on {{events}} of the last {{calls}} calls, people asked not to be called or were the wrong person. {{usual}} is ordinary.',
    early_hang_ups:
      'The campaign paused automatically: on {{events}} of the last {{calls}} calls, people hung up within 5 seconds. {{usual}} is ordinary.',
    nobody_free:
      'The campaign paused automatically: of the last {{calls}} people who asked to speak to someone, {{events}} found nobody free. {{usual}} is ordinary.',
    answer_rate:
      'The campaign paused automatically: people answered only {{events}} of its last {{calls}} calls. Before, they answered {{usual}}.',
    caller_id:
      'The campaign paused automatically: people answered only {{events}} of the last {{calls}} calls from its caller ID. Before, they answered {{usual}}.',
  },
} as const;

export const breakerSettings = {
  title: 'Breakers',
  lead: 'A breaker pauses a campaign automatically when its calls go wrong, and notifies admins. It trips when something happens about three times as often as is ordinary, usually after about 150 calls, and up to two minutes later in a fast campaign. Ordinary ups and downs hardly ever trip it. Resuming the campaign takes a reason.',
  loading: 'Loading the breakers',
  kinds,
  explain: {
    carrier_failures: 'The carrier could not connect the call. 5% is common.',
    dead_numbers:
      'The number called is not in service. 10% is common for an older list; three times as many at once suggest a bad list or a fault at the carrier.',
    refusals:
      'People ask not to be called, or say they are someone else. More than 5% means that the list or the script is wrong.',
    early_hang_ups:
      'People hang up within 5 seconds of answering. 8% of all calls is common with an unknown voice.',
    nobody_free:
      'People ask to speak to someone, and no staffed line takes the call. Counted among those who ask: one in ten is common when staffing suits the pace.',
    answer_rate:
      'People answer a third as often as before in the same campaign. It learns from the first 200 calls, so there is nothing to set.',
    caller_id:
      'People answer a third as often as before when you call from the same number, in any campaign. Numbers in a pool rest instead, and the campaign continues with the others.',
  },
  on: 'On',
  off: 'Off',
  percent: 'Ordinary rate (percent)',
  percentOf: 'Ordinary rate (percent): {{name}}',
  fault: 'Enter a whole number from {{least}} to {{most}}.',
  ordinary: 'On, {{percent}} is ordinary',
  reset: 'Use defaults',
  abandonment: 'The limit on abandoned calls is part of your policy.',
} as const;
