export { createSearchRoutes } from './routes.ts';
