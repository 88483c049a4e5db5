export { useCallbacks, useCallbacksDue, useRecordCallback } from './api.ts';
export {
  CallbackAsked,
  CallbackDetails,
  CallbackState,
  CallbackTime,
} from './components/callback-words.tsx';
export { SettleButtons } from './components/settle-buttons.tsx';
