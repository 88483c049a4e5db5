export {
  purgeOldRecords,
  purgeOldRejections,
  purgeOldUploads,
  purgeRecords,
} from './purge-records.ts';
export { contactParts, readContactItself, readContactParts } from './read-contact.ts';
export { createPersonalDataRoutes } from './routes.ts';
