import type { Outcome } from './words.ts';

export interface OutcomeRequest {
  kind: 'medium_stop' | 'number_stop' | 'wrong_number';
  isOfNumber: boolean;
}

const numberStop = { kind: 'number_stop', isOfNumber: true } as const;

/**
 * What somebody has asked for by how their call went, whether they pressed a key or it was entered afterwards.
 * The person who answers there was promised that this number is not called any more, for anyone.
 */
export function listRequests(outcome: Outcome | null): OutcomeRequest[] {
  if (outcome === 'stop') return [{ kind: 'medium_stop', isOfNumber: false }, numberStop];
  if (outcome === 'wrong_party') return [{ kind: 'wrong_number', isOfNumber: true }, numberStop];
  return [];
}

/** What the number is by that; null where nothing is said of it. */
export function readPhoneState(
  outcome: Outcome | null,
): 'stopped' | 'wrong' | 'disconnected' | null {
  switch (outcome) {
    case 'stop':
      return 'stopped';
    case 'wrong_party':
      return 'wrong';
    case 'not_in_service':
      return 'disconnected';
    default:
      return null;
  }
}
