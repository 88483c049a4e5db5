export { countedForBreaker, restBreakers } from './queries.ts';
export { createBreakerRoutes } from './routes.ts';
