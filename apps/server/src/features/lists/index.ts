export { createListRoutes } from './routes.ts';
