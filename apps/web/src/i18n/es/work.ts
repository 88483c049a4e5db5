import type { Catalogue } from '../catalogue.ts';
import { calls } from './calls.ts';
import { campaigns } from './campaigns.ts';
import { contacts } from './contacts.ts';
import { decisions } from './decisions.ts';
import { facts } from './facts.ts';
import { preflight } from './preflight.ts';
import { reasons } from './reasons.ts';
import { record } from './record.ts';
import { workplace } from './workplace.ts';

export const work: Catalogue<'work'> = {
  calls,
  campaigns,
  contacts,
  decisions,
  facts,
  preflight,
  reasons,
  record,
  workplace,
};
