export { createProfileRoutes } from './routes.ts';
