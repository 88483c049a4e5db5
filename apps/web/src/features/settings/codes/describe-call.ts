import type { CallerIdVerification } from '@ringfence/contract/settings';

/** What there is to say of a call with a code. Once the code was said, only that counts. */
export type CallWords =
  | 'calling'
  | 'ringing'
  | 'answered'
  | 'said'
  | NonNullable<CallerIdVerification['outcome']>;

export function describeCall({
  state,
  outcome,
  isCodeSaid,
}: Pick<CallerIdVerification, 'state' | 'outcome' | 'isCodeSaid'>): CallWords {
  if (state === 'ended') return isCodeSaid ? 'said' : (outcome ?? 'lost');
  if (isCodeSaid || state === 'answered') return 'answered';
  return state === 'ringing' ? 'ringing' : 'calling';
}
