/** How far a recording is: still at the carrier, kept by us, lost for good, or deleted when its time was over. */
export const recordingStates = ['to_fetch', 'kept', 'failed', 'deleted'] as const;
export type RecordingState = (typeof recordingStates)[number];

/**
 * Why a recording could not be fetched the last time. Only what the carrier no longer has is lost; everything else
 * is tried again.
 */
export const recordingFailures = [
  'account_gone',
  'carrier_away',
  'carrier_lost_it',
  'store_full',
  'store_away',
] as const;
export type RecordingFailure = (typeof recordingFailures)[number];

/** Why a recording was deleted. */
export const deletionReasons = ['retention', 'admin'] as const;
export type DeletionReason = (typeof deletionReasons)[number];

/**
 * Why there is no recording of a call. `not_announced`: nobody was informed of one, so none may exist; `refused`: the
 * carrier offered one that nobody was informed of, and it was deleted there; `none_came`: one was announced and the
 * carrier has offered none.
 */
export const noRecordingReasons = [
  'under_way',
  'not_answered',
  'not_announced',
  'refused',
  'none_came',
] as const;
export type NoRecordingReason = (typeof noRecordingReasons)[number];

const firstSeconds = 30;
const longestSeconds = 60 * 60;

/** How long to wait after so many tries that failed: longer each time, never more than an hour. */
export const waitSecondsAfter = (tries: number): number =>
  Math.min(firstSeconds * 2 ** Math.max(0, tries - 1), longestSeconds);

/** What somebody may know about a call when they ask why there is no recording of it. */
export interface UnrecordedCall {
  hasEnded: boolean;
  wasAnswered: boolean;
  wasAnnounced: boolean;
  wasRefused: boolean;
}

export function explainNoRecording(call: UnrecordedCall): NoRecordingReason {
  if (call.wasRefused) return 'refused';
  if (!call.hasEnded) return 'under_way';
  if (!call.wasAnswered) return 'not_answered';
  return call.wasAnnounced ? 'none_came' : 'not_announced';
}
