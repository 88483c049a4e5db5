export { createSystemRoutes } from './routes.ts';
