export { exportContact } from './export-contact.ts';
export {
  purgeOldRecords,
  purgeOldRejections,
  purgeOldUploads,
  purgeRecords,
} from './purge-records.ts';
export { humanOf, ownFactsOf } from './queries/own-facts.ts';
export { contactParts, readContactItself, readContactParts } from './read-contact.ts';
export { refuseNames } from './refuse-names.ts';
export { createPersonalDataRoutes } from './routes.ts';
