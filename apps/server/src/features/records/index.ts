export { writeLifting } from './lift-restriction.ts';
export { writeRestriction } from './record-restriction.ts';
export { createRecordRoutes } from './routes.ts';
