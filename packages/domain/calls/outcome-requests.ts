import type { Outcome } from './words.ts';

export interface OutcomeRequest {
  kind: 'medium_stop' | 'number_stop' | 'wrong_number' | 'dispute_oral';
  about: 'person' | 'number' | 'debts';
}

const numberStop = { kind: 'number_stop', about: 'number' } as const;

/**
 * What somebody has asked for by how their call went, whether they pressed a key or it was entered afterwards.
 * The person who answers there was promised that this number is not called any more, for anyone.
 */
export function listRequests(outcome: Outcome | null): OutcomeRequest[] {
  if (outcome === 'stop') return [{ kind: 'medium_stop', about: 'person' }, numberStop];
  if (outcome === 'wrong_party') return [{ kind: 'wrong_number', about: 'number' }, numberStop];
  if (outcome === 'dispute') return [{ kind: 'dispute_oral', about: 'debts' }];
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
    case 'fax':
      return 'disconnected';
    default:
      return null;
  }
}
