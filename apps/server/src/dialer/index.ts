export { judgeAgain, planCampaign } from './plan-campaign.ts';
export { joinPhoneToCall } from './queries/phone-to-call.ts';
export { type Dialer, dialRound, startDialer } from './run-dialer.ts';
export type { DialerServices, Pace } from './services.ts';
export { createWebhookRoutes } from './webhook-routes.ts';
