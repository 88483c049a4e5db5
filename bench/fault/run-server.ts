import { enableCompileCache } from 'node:module';
import * as z from 'zod';

/** One of many starts of the same: what was compiled before is used again. */
const { compileFolder } = z
  .object({ compileFolder: z.string() })
  .parse(JSON.parse(process.argv[2] ?? '{}'));
// Also while it loads: the process that started it is gone.
process.on('disconnect', () => process.exit(1));
enableCompileCache(compileFolder);
await import('./serve-until-killed.ts');
