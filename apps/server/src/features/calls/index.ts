export { createCallRoutes } from './routes.ts';
