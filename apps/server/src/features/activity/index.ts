export { createActivityRoutes } from './routes.ts';
