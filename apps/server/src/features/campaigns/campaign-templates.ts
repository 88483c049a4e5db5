import { type CampaignTemplate, campaignTemplate } from '@ringfence/contract/campaigns';
import type { ViewKind } from '../saved-views/index.ts';

/** Templates are kept as views of tables are: under a name, for oneself or for everybody. */
export const campaignTemplates: ViewKind<CampaignTemplate> = {
  kind: 'campaigns',
  view: campaignTemplate,
};
