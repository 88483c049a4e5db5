export { lookAtRow } from './look-at-row.ts';
export {
  breakerColumns,
  breakerRow,
  countedByNumber,
  countedForBreaker,
  countedNow,
  restBreakers,
} from './queries.ts';
export { createBreakerRoutes } from './routes.ts';
