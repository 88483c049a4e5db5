export { createInvitationRoutes } from './routes.ts';
