export { findRingBackLine } from '../staffed-lines/index.ts';
export { findListener } from './find-listeners.ts';
export {
  type ApprovedScript,
  isVersionApproved,
  requireApprovedScript,
} from './require-approved.ts';
export { createScriptRoutes } from './routes.ts';
