export { findRole } from './find-role.ts';
export { createAccessRoutes } from './routes.ts';
