import type { PackId } from '../words.ts';
import { alberta } from './alberta.ts';
import { australia } from './australia.ts';
import { britishColumbia } from './british-columbia.ts';
import { chile } from './chile.ts';
import { colombia } from './colombia.ts';
import { india } from './india.ts';
import { mexico } from './mexico.ts';
import { ontario } from './ontario.ts';
import type { Pack } from './pack.ts';
import { quebec } from './quebec.ts';
import { saoPaulo } from './sao-paulo.ts';
import { unitedKingdom } from './united-kingdom.ts';
import { unitedStates } from './united-states.ts';

export const packs: Readonly<Record<PackId, Pack>> = {
  us: unitedStates,
  uk: unitedKingdom,
  'ca-on': ontario,
  'ca-qc': quebec,
  'ca-bc': britishColumbia,
  'ca-ab': alberta,
  au: australia,
  in: india,
  mx: mexico,
  'br-sp': saoPaulo,
  co: colombia,
  cl: chile,
};
