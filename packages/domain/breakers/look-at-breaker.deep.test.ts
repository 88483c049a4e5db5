import { describe } from 'vitest';
import { describeLooks } from './testing/describe-looks.ts';

describe('calls that are placed together and end apart', () => {
  describeLooks({ ordinary: 250, worsened: 100 });
});
