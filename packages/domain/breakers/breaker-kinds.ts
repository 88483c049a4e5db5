/** What may pause a campaign by itself, besides the limit that the law sets on abandoned calls. */
export const breakerKinds = [
  'carrier_failures',
  'dead_numbers',
  'refusals',
  'early_hang_ups',
  'nobody_free',
  'answer_rate',
  'caller_id',
] as const;

export type BreakerKind = (typeof breakerKinds)[number];

/** Those that trip when something happens more often than usual; the others trip when people answer less. */
export const eventKinds = [
  'carrier_failures',
  'dead_numbers',
  'refusals',
  'early_hang_ups',
  'nobody_free',
] as const satisfies readonly BreakerKind[];

export type EventKind = (typeof eventKinds)[number];

/**
 * Of a hundred calls, in how many it is ordinary that this happens; of `nobody_free`, of a hundred people who asked to
 * speak to someone: in most campaigns they are few, so that of all calls even all of them would not show.
 */
export type BreakerLimits = Readonly<Record<EventKind, number>>;

/**
 * Above these a campaign is not ordinary. Carriers fail to connect about one call in twenty; of a list that is
 * not new one number in ten may be out of service; one
 * person in twenty asks to be left alone or is not the one who was meant; a few more hang up on hearing an unknown voice;
 * and while staffing suits the pace, one in ten who ask for somebody finds everybody busy.
 */
export const firstBreakerLimits: BreakerLimits = {
  carrier_failures: 5,
  dead_numbers: 10,
  refusals: 5,
  early_hang_ups: 8,
  nobody_free: 10,
};

/** With less, three times as much would not show within a few hundred calls; with more, it would be all of them. */
export const leastLimitPercent = 5;
export const mostLimitPercent = 30;

/** A person who hangs up within so many seconds has not listened. */
export const earlySeconds = 5;
