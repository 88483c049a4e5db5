export { requireCallerId } from './check-caller-id.ts';
export { type ConfirmServices, type EnteredCode, requireCode } from './confirm-code.ts';
export { markVerified } from './queries.ts';
export { createSettingsRoutes } from './routes.ts';
export { type CodeServices, callWithCode, limitNumbers } from './verify-by-code.ts';
export { type VerifyingServices, verifyCallerId } from './verify-caller-id.ts';
