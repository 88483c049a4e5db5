import { describe } from 'vitest';
import { itRestrictsDebts } from '../testing/describe-restriction.ts';
import { paid } from './paid.ts';

describe('PAID', () => {
  itRestrictsDebts(paid, 'paid');
});
