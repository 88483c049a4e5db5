import { runOnServer } from '../../testing/run-on-server.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { doStep } from './import-jobs.ts';
import { describeLostDatabase } from './testing/lose-database.ts';

const { database, connectionString } = useTestDatabase();

/** Only the connection of the step is lost; the deep run has the whole server crash. */
describeLostDatabase({
  count: 100,
  open: () => database,
  end: (processId) =>
    runOnServer(connectionString, `select pg_terminate_backend(${processId}, 60000)`),
  work: (services, { state, asked }) => doStep(services, state, asked),
});
