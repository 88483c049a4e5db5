export { createPaymentRoutes } from './routes.ts';
