import { describe } from 'vitest';
import { describeResults } from './testing/describe-results.ts';

describe('a breaker', () => {
  describeResults({ ordinary: 1_000, worsened: 100 });
});
