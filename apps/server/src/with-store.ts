import type { Config } from './config.ts';
import { startEmbeddedDatabase } from './platform/database/embedded/start-embedded-database.ts';

/**
 * Runs a command on the outside database, or on the embedded one, started for as long as needed. A command
 * that `joins` may run while Ringfence does.
 */
export async function withStore(
  config: Config,
  work: (connectionString: string) => Promise<void>,
  { joins = false }: { joins?: boolean } = {},
): Promise<void> {
  if (config.databaseUrl !== undefined) return work(config.databaseUrl);
  const embedded = await startEmbeddedDatabase({
    dataFolder: config.dataFolder,
    onProgress: console.log,
    joins,
  });
  try {
    await work(embedded.connectionString);
  } finally {
    await embedded.stop();
  }
}
