import { countsAsAttempt, presentAsPastCall } from './count-attempt.ts';
import { readPhoneState } from './outcome-requests.ts';
import type { Outcome } from './words.ts';

/**
 * What a call can be corrected to. That it was taken back is known by ourselves alone, and that nothing is known
 * of it corrects nothing. A promise has an amount and a day, and is recorded as such.
 */
export const correctableOutcomes = [
  'no_answer',
  'busy',
  'failed',
  'not_in_service',
  'machine',
  'voicemail_left',
  'fax',
  'right_party',
  'transferred',
  'dispute',
  'wrong_party',
  'stop',
  'hung_up',
] as const satisfies readonly Outcome[];
export type CorrectableOutcome = (typeof correctableOutcomes)[number];

/** What binds by how a call ended: a refusal, what is known of the number, and what the caps count. */
export const outcomeBonds = [
  'stop',
  'wrong_number',
  'dispute',
  'number',
  'conversation',
  'contact',
  'attempt',
  'placed',
] as const;
export type OutcomeBond = (typeof outcomeBonds)[number];

function listBonds(outcome: Outcome): OutcomeBond[] {
  const past = presentAsPastCall(outcome);
  const bonds: Record<OutcomeBond, boolean> = {
    stop: outcome === 'stop',
    wrong_number: outcome === 'wrong_party',
    dispute: outcome === 'dispute',
    // Nobody calls a number again that was refused, is somebody else's, or where nobody can speak.
    number: readPhoneState(outcome) !== null,
    // Days of rest begin with it (12 CFR 1006.14(b)(2)(i)(B)).
    conversation: past === 'conversation',
    // Some states count messages as well as conversations.
    contact: past === 'conversation' || past === 'voicemail',
    attempt: past !== null && countsAsAttempt(outcome),
    // Calls to a household are counted busy or not (47 CFR 64.1200(a)(3)), only not to a number that nobody has.
    placed: past !== null && past !== 'not_in_service',
  };
  return outcomeBonds.filter((bond) => bonds[bond]);
}

/**
 * By how much a call that ended so binds what comes after it, the least first; the others bind least. What is said of
 * the number or the debts is written down beside the call, and holds whatever the call is held for.
 */
export const weighingOutcomes = [
  'wrong_party',
  'machine',
  'voicemail_left',
  'right_party',
  'transferred',
  'promise',
  'dispute',
  'stop',
] as const satisfies readonly Outcome[];

/** What would not bind any more; nothing where the correction leaves every limit as strict as it was. */
export function listLoosened(before: Outcome, after: Outcome): OutcomeBond[] {
  const kept = new Set(listBonds(after));
  return listBonds(before).filter((bond) => !kept.has(bond));
}
