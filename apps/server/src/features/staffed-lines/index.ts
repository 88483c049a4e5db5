export { findRingBackLine, requireRingBackLine } from './find-ring-back.ts';
export { createStaffedLineRoutes } from './routes.ts';
