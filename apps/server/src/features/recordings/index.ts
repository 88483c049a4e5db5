export { purgeOldRecordings } from './discard-recordings.ts';
export { keepRecordings, keepRecordingsJob } from './keep-recordings.ts';
export { noteRecording } from './note-recording.ts';
export { createRecordingRoutes } from './routes.ts';
