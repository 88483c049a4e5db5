import { describe } from 'vitest';
import { itRestrictsNumbers } from '../testing/describe-restriction.ts';
import { wrongNumber } from './wrong-number.ts';

describe('WRONG_NUMBER', () => {
  itRestrictsNumbers(wrongNumber, 'wrong_number');
});
