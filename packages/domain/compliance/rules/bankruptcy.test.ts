import { describe } from 'vitest';
import { itRestrictsDebts } from '../testing/describe-restriction.ts';
import { bankruptcy } from './bankruptcy.ts';

describe('BANKRUPTCY', () => {
  itRestrictsDebts(bankruptcy, 'bankruptcy');
});
