export { createLiveRoutes } from './routes.ts';
