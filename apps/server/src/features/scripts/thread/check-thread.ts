import { parentPort } from 'node:worker_threads';
import { checkScript } from '@ringfence/domain/callflow/check-script';
import type { Script } from '@ringfence/domain/callflow/script';

// What comes was read by the schema of a script before.
parentPort?.on('message', (script: Script) => {
  parentPort?.postMessage(checkScript(script));
});
