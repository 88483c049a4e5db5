import { describe } from 'vitest';
import { itRestrictsNumbers } from '../testing/describe-restriction.ts';
import { numberStop } from './number-stop.ts';

describe('NUMBER_STOP', () => {
  itRestrictsNumbers(numberStop, 'number_stop');
});
