export { findSearched } from './find-searched.ts';
export { createPromiseRoutes } from './routes.ts';
export { settleDuePromises, settlePromisesJob } from './settle-due.ts';
