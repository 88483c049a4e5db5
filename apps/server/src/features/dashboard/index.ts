export { createDashboardRoutes } from './routes.ts';
