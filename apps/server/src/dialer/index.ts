export { createBacklog } from './create-backlog.ts';
export { dialRound } from './dial-round.ts';
export { type Dialer, startDialer } from './run-dialer.ts';
export type { AccountBook, DialerServices, OpenAccount, Pace } from './services.ts';
export { verifyNumber } from './verify-number.ts';
export { createWebhookRoutes } from './webhook-routes.ts';
