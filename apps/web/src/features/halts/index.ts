export { useHalts } from './api.ts';
export { HaltControl } from './halt-control.tsx';
export { HaltNotice } from './halt-notice.tsx';
