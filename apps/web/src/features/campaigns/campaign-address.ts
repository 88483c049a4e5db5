/** All campaigns, as a tab of what is scheduled. */
export const campaignsPage = '/activity/scheduled/campaigns';

export const newCampaignPage = `${campaignsPage}/new`;

/** The page of one campaign. */
export function campaignAddress(campaignId: string): string {
  return `${campaignsPage}/${campaignId}`;
}

/** The form for a new campaign that calls a list. */
export function listCallAddress(listId: string): string {
  return `${newCampaignPage}?list=${listId}`;
}

/** The form for a new campaign with what another one has chosen. */
export function copyAddress(campaignId: string): string {
  return `${newCampaignPage}?copy=${campaignId}`;
}
