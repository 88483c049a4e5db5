export { useCallbacks, useRecordCallback } from './api.ts';
export { CallbackDetails, CallbackState } from './components/callback-words.tsx';
export { SettleButtons } from './components/settle-buttons.tsx';
