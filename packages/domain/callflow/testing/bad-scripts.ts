import type { FindingCode } from '../finding-kinds.ts';
import type { Script } from '../script.ts';
import type { Finding } from '../script-finding.ts';
import { badDebtTalk } from './bad-debt-talk.ts';
import { badEuphemisms } from './bad-euphemisms.ts';
import { badOpenings } from './bad-openings.ts';
import { badStructures } from './bad-structures.ts';
import { badTexts } from './bad-texts.ts';
import { badVoicemails } from './bad-voicemails.ts';
import { badWays } from './bad-ways.ts';
import { small } from './change-script.ts';

export interface BadScript {
  code: FindingCode;
  name: string;
  script: Script;
  place: Partial<Finding>;
}

/** Each made from a good script by one small change. */
export const badScripts: readonly BadScript[] = [
  ...badDebtTalk,
  ...badEuphemisms,
  ...badWays,
  ...badOpenings,
  ...badVoicemails,
  ...badTexts,
  ...badStructures,
].map(([code, name, change, place, from = small]) => ({ code, name, script: change(from), place }));
