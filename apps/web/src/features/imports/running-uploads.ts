import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../platform/api/create-api-client.ts';
import { computeBackoff, wait } from '../live/index.ts';
import { createUpload, type Upload, type UploadState } from './create-upload.ts';

/** The uploads that this window sends. They go on while their person looks at other pages. */
export interface RunningUploads {
  subscribe: (listener: () => void) => () => void;
  /** Null where this window does not send it. */
  readState: (importId: string) => UploadState | null;
  start: (client: ApiClient, importId: string, file: File) => void;
  resume: (importId: string) => void;
  pause: (importId: string) => void;
  /** Stops and forgets it, because it was cancelled. */
  forget: (importId: string) => void;
}

const busyPhases: readonly UploadState['phase'][] = ['sending', 'waiting', 'finishing'];

function createRunningUploads(): RunningUploads {
  const uploads = new Map<string, Upload>();
  const listeners = new Set<() => void>();

  // The browser asks before it closes a window that still sends something.
  const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
  function tell(): void {
    const isBusy = [...uploads.values()].some(({ readState }) =>
      busyPhases.includes(readState().phase),
    );
    removeEventListener('beforeunload', askFirst);
    if (isBusy) {
      addEventListener('beforeunload', askFirst);
    }
    for (const listener of listeners) {
      listener();
    }
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    readState: (importId) => uploads.get(importId)?.readState() ?? null,
    start: (client, importId, file) => {
      uploads.get(importId)?.pause();
      const upload = createUpload(file, {
        listArrived: () => client.imports.listChunks({ importId }),
        send: (position, content, signal) => {
          const piece = new File([content], `${position}`);
          return client.imports.sendChunk({ importId, position, content: piece }, { signal });
        },
        finish: () => client.imports.finishUpload({ importId }),
        wait: (failures, signal) => wait(computeBackoff(failures, Math.random()), signal),
        now: () => performance.now(),
        onChange: tell,
      });
      uploads.set(importId, upload);
      upload.start();
    },
    resume: (importId) => uploads.get(importId)?.start(),
    pause: (importId) => uploads.get(importId)?.pause(),
    forget: (importId) => {
      uploads.get(importId)?.pause();
      uploads.delete(importId);
      tell();
    },
  };
}

const uploadsByPerson = new WeakMap<QueryClient, RunningUploads>();

/** Each person who signs in has a cache of their own, and with it uploads of their own. */
export function findRunningUploads(queryClient: QueryClient): RunningUploads {
  const known = uploadsByPerson.get(queryClient) ?? createRunningUploads();
  uploadsByPerson.set(queryClient, known);
  return known;
}
