export {
  purgeOldRecords,
  purgeOldRejections,
  purgeOldUploads,
  purgeRecords,
} from './purge-records.ts';
export { createPersonalDataRoutes } from './routes.ts';
