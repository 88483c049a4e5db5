export { createCampaignRoutes } from './routes.ts';
export { startCampaign } from './start-campaign.ts';
