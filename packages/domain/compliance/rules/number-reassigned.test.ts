import { describe } from 'vitest';
import { itRestrictsNumbers } from '../testing/describe-restriction.ts';
import { numberReassigned } from './number-reassigned.ts';

describe('NUM_REASSIGNED', () => {
  itRestrictsNumbers(numberReassigned, 'reassigned');
});
