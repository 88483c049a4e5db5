export { listScheduled } from './list-scheduled.ts';
export { createActivityRoutes } from './routes.ts';
