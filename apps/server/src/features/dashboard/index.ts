export { foldRollups, foldRollupsJob } from './fold-rollups.ts';
export { createDashboardRoutes } from './routes.ts';
