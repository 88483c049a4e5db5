export { purgeOldRecords, purgeOldRejections, purgeRecords } from './purge-records.ts';
export { createPersonalDataRoutes } from './routes.ts';
