export { countPreflight } from './count-preflight.ts';
export { createPreflightRoutes } from './routes.ts';
