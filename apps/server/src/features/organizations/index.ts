export { createOrganizationRoutes } from './routes.ts';
