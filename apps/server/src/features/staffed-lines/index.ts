export {
  findRingBackLine,
  listConnectingLines,
  listReachableLines,
  requireRingBackLine,
} from './find-ring-back.ts';
export { createStaffedLineRoutes } from './routes.ts';
