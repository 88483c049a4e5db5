import type { FindingCode } from '../finding-kinds.ts';
import type { Script } from '../script.ts';
import type { Finding } from '../script-finding.ts';
import { badDebtTalk } from './bad-debt-talk.ts';
import { badOpenings } from './bad-openings.ts';
import { badStructures } from './bad-structures.ts';
import { badTexts } from './bad-texts.ts';
import { badVoicemails } from './bad-voicemails.ts';
import { type Change, small } from './change-script.ts';

export interface BadScript {
  code: FindingCode;
  name: string;
  script: Script;
  place: Partial<Finding>;
}

/** What is wrong, what was changed, and where it is found. */
export type BadCase = readonly [
  code: FindingCode,
  name: string,
  change: Change,
  place: Partial<Finding>,
  from?: Script,
];

/** Each made from a good script by one small change. */
export const badScripts: readonly BadScript[] = [
  ...badDebtTalk,
  ...badOpenings,
  ...badVoicemails,
  ...badTexts,
  ...badStructures,
].map(([code, name, change, place, from = small]) => ({ code, name, script: change(from), place }));
