import { organizationRoute, spanningRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import type { LimitServices } from '../limits/index.ts';
import { deleteRecording } from './delete-recording.ts';
import { listenToRecording } from './listen-to-recording.ts';
import { showRecordings } from './show-recordings.ts';

export function createRecordingRoutes(
  services: LimitServices & Pick<Services, 'recordings' | 'wakeRecordings'>,
) {
  const { recordings: readers } = spanningRoute('calls.read');
  const { recordings: listeners } = organizationRoute('recordings.listen');
  const { recordings: deleters } = organizationRoute('recordings.delete');
  return {
    list: readers.list.handler(({ context, input }) =>
      showRecordings(services, context.scope, input.callId),
    ),
    listen: listeners.listen.handler(({ context, input }) =>
      listenToRecording(services, context, input),
    ),
    delete: deleters.delete.handler(({ context, input }) =>
      deleteRecording(services, context, input),
    ),
  };
}
