export { listAvailable } from './list-available.ts';
export { createAvailabilityRoutes } from './routes.ts';
export { createPresence } from './stay-available.ts';
