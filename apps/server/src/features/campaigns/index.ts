export { createCampaignRoutes } from './routes.ts';
