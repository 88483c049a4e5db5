export { findMoments } from './count-hours.ts';
export { listZones } from './queries.ts';
export { createScheduledRoutes } from './routes.ts';
