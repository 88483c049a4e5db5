import type { CallFact } from './flow-state.ts';

/** Everything that can be learned on a call. */
export const callFactKinds = [
  'language',
  'right_party',
  'not_verified',
  'wrong_party',
  'stop',
  'dispute',
  'promise',
  'call_consent',
  'another_time',
  'wants_someone',
  'transferred',
  'nobody_answered',
  'voicemail_left',
] as const satisfies readonly CallFact['kind'][];
