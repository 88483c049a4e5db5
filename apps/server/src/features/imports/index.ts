export { importFile } from './import-file.ts';
export {
  askForSilent,
  askThrough,
  cleanImports,
  deleteEndedFiles,
  doStep,
  listImportJobs,
  sweepImports,
} from './import-jobs.ts';
export { type AskedStep, stepJobs, type WorkState } from './import-steps.ts';
export { createImportRoutes } from './routes.ts';
export { rejectionsWriter } from './write-rejections.ts';
