export { createUsageRoutes } from './routes.ts';
