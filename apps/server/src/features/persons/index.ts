export { createPersonRoutes } from './routes.ts';
