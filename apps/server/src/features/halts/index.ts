export { areCallsHalted, refuseWhileHalted } from './refuse-while-halted.ts';
export { createHaltRoutes } from './routes.ts';
