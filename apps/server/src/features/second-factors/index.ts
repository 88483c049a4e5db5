export { createSecondFactorRoutes } from './routes.ts';
