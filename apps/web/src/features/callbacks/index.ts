export { useCallbacks, useCallbacksDue, useRecordCallback } from './api.ts';
export { CallbackAsked, CallbackDetails, CallbackState } from './components/callback-words.tsx';
export { SettleButtons } from './components/settle-buttons.tsx';
