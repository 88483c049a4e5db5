export { createMemberRoutes } from './routes.ts';
