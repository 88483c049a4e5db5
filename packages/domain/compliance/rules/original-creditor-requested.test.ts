import { describe } from 'vitest';
import { itRestrictsDebts } from '../testing/describe-restriction.ts';
import { originalCreditorRequested } from './original-creditor-requested.ts';

describe('ORIG_CREDITOR_REQ', () => {
  itRestrictsDebts(originalCreditorRequested, 'orig_creditor_request');
});
