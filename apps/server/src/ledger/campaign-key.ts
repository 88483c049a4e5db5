export interface CampaignKey {
  organizationId: string;
  campaignId: string;
}

/** Before everybody: from where a campaign's people are gone through. */
export const firstId = '00000000-0000-0000-0000-000000000000';
