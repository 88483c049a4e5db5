import { describe } from 'vitest';
import { itRestrictsDebts } from '../testing/describe-restriction.ts';
import { disputeOpen } from './dispute-open.ts';

describe('DISPUTE_OPEN', () => {
  itRestrictsDebts(disputeOpen, 'dispute_open');
  itRestrictsDebts(disputeOpen, 'identity_theft');
});
