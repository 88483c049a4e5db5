export { requireCallerId } from './check-caller-id.ts';
export { createSettingsRoutes } from './routes.ts';
