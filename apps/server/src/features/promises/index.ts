export { createPromiseRoutes } from './routes.ts';
export { settleDuePromises, settlePromisesJob } from './settle-due.ts';
