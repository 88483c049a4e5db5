export { findPlace, isSuperAdministrator } from './find-place.ts';
export { keepsRight } from './keep-right.ts';
export { createAccessRoutes } from './routes.ts';
