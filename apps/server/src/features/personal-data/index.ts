export { purgeOldRecords, purgeRecords } from './purge-records.ts';
export { createPersonalDataRoutes } from './routes.ts';
