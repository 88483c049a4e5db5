export { type BreakerRow, lookAtRow } from './look-at-row.ts';
export {
  countedForBreaker,
  restBreakers,
  underWayForBreaker,
  unsettledForBreaker,
} from './queries.ts';
export { createBreakerRoutes } from './routes.ts';
