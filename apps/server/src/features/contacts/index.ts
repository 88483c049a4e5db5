export { createContactRoutes } from './routes.ts';
