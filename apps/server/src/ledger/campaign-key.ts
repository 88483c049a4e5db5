export interface CampaignKey {
  organizationId: string;
  campaignId: string;
}
