export { createImportRoutes } from './routes.ts';
