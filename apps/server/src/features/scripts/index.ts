export { findRingBackLine } from '../staffed-lines/index.ts';
export { doesConnect, examineScript } from './count-lacking.ts';
export { findListener, findListeners } from './find-listeners.ts';
export {
  type ApprovedScript,
  isVersionApproved,
  requireApprovedScript,
} from './require-approved.ts';
export { createScriptRoutes } from './routes.ts';
