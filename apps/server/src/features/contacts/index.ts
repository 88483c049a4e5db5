export { contactsWriter } from './download-contacts.ts';
export { createContactRoutes } from './routes.ts';
export { runActionJob, runActions } from './run-action.ts';
