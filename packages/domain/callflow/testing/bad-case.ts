import type { FindingCode } from '../finding-kinds.ts';
import type { Script } from '../script.ts';
import type { Finding } from '../script-finding.ts';
import type { Change } from './change-script.ts';

/** What is wrong, what was changed, and where it is found. */
export type BadCase = readonly [
  code: FindingCode,
  name: string,
  change: Change,
  place: Partial<Finding>,
  from?: Script,
];
