import { type Log, openLog } from '../platform/log/log.ts';
import { keepLines } from './kept-logs.ts';

/** Says nothing on the terminal. What is logged is kept as the product would keep it. */
export const silentLog: Log = openLog({
  level: 'debug',
  destination: { write: keepLines('server') },
});
