export { createAdministrationRoutes } from './routes.ts';
