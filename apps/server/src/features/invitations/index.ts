export { endInvitationsOf } from './end-invitations.ts';
export { createInvitationRoutes } from './routes.ts';
