export { besideUploads, hurryBesideUploads, writeBesideUploads } from './beside-uploads.ts';
export { liftMany } from './lift-many.ts';
export { writeLifting } from './lift-restriction.ts';
export { findLatestDay, readMoment, refuseFutureDays } from './read-moment.ts';
export { writeRestriction } from './record-restriction.ts';
export type { RecordContext, RecordServices } from './record-services.ts';
export { restrictMany } from './restrict-many.ts';
export { createRecordRoutes } from './routes.ts';
export { tellRecord } from './tell-record.ts';
