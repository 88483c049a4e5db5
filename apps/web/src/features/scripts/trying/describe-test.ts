import type { ScriptTest } from '@ringfence/contract/script-tests';

/** What there is to say of a test call. Once the script was spoken, only that counts. */
export type TestWords =
  | 'calling'
  | 'ringing'
  | 'answered'
  | 'spoken'
  | NonNullable<ScriptTest['outcome']>;

export function describeTest({
  state,
  outcome,
  isSpoken,
}: Pick<ScriptTest, 'state' | 'outcome' | 'isSpoken'>): TestWords {
  if (state === 'ended') return isSpoken ? 'spoken' : (outcome ?? 'lost');
  if (isSpoken || state === 'answered') return 'answered';
  return state === 'ringing' ? 'ringing' : 'calling';
}
