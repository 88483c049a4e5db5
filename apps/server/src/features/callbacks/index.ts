export { createCallbackRoutes } from './routes.ts';
