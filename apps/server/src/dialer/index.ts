export { endTargets } from './end-targets.ts';
export { holdUploadsOff } from './hold-uploads-off.ts';
export { judgeOrganizationAgain, judgeOrganizationAgainJob } from './judge-organization-again.ts';
export { linkImported, linkPersons } from './link-persons.ts';
export { judgeAgain, planCampaign } from './plan-campaign.ts';
export { type Dialer, dialRound, startDialer } from './run-dialer.ts';
export type { DialerServices, Pace } from './services.ts';
export { settleLearned } from './settle-learned.ts';
export { createWebhookRoutes } from './webhook-routes.ts';
