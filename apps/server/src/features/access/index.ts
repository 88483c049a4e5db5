export { findPlace, isSuperAdministrator } from './find-place.ts';
export { createAccessRoutes } from './routes.ts';
