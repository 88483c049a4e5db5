export { requireCallerSource } from './require-source.ts';
export { createCallerIdPoolRoutes } from './routes.ts';
export { explainPoolWait } from './show-pools.ts';
