import { calls } from './calls.ts';
import { campaigns } from './campaigns.ts';
import { contacts } from './contacts.ts';
import { decisions } from './decisions.ts';
import { facts } from './facts.ts';
import { preflight } from './preflight.ts';
import { reasons } from './reasons.ts';
import { record } from './record.ts';
import { workplace } from './workplace.ts';

/** The texts of the daily work, loaded with the first page that needs them. */
export const work = {
  calls,
  campaigns,
  contacts,
  decisions,
  facts,
  preflight,
  reasons,
  record,
  workplace,
} as const;
