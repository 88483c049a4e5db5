import { loadConfig } from './config.ts';
import { startRingfence } from './main.ts';
import { runUntilStopped } from './platform/run-until-stopped.ts';

/** `npm run serve`: one process for production, with the roles it is given. */
await runUntilStopped((onFatal) =>
  startRingfence(loadConfig(), {
    onProgress: () => {},
    onFatal,
    demoWhenEmpty: null,
  }),
);
