export { findMoments } from './count-hours.ts';
export { createScheduledRoutes } from './routes.ts';
