export { createBacklog } from './create-backlog.ts';
export { dialRound } from './dial-round.ts';
export { judgeAnswerRates, judgeAnswerRatesJob } from './judge-answer-rates.ts';
export { answerMilliseconds } from './limits.ts';
export { type Dialer, startDialer } from './run-dialer.ts';
export type { AccountBook, DialerServices, OpenAccount, Pace } from './services.ts';
export { storedRules } from './stored-rules.ts';
export { testScript, verifyNumber } from './verify-number.ts';
export { createWebhookRoutes } from './webhook-routes.ts';
