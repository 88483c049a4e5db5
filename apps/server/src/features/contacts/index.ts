export { contactViews } from './contact-views.ts';
export { contactsWriter } from './download-contacts.ts';
export { createMergeRoutes } from './finding-routes.ts';
export { forgetOldChanges } from './forget-changes.ts';
export { createContactRoutes } from './routes.ts';
export { runActionJob, runActions } from './run-action.ts';
