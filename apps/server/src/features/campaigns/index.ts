export { createCampaignRoutes } from './routes.ts';
export { startCampaign } from './start-campaign.ts';
export { startStanding } from './start-standing.ts';
