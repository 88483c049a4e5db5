import type pg from 'pg';
import type { Draw } from '../decide/draw.ts';
import type { CarrierBook } from './ask-simulator.ts';
import type { Stop } from './count-arrivals.ts';
import type { Filled } from './fill-people.ts';
import type { Servers } from './keep-servers.ts';
import type { Ask } from './read-records.ts';
import type { FaultDatabase } from './run-database.ts';
import type { Admin } from './stop-calls.ts';

/** What the steps of a run work with. */
export interface RunContext {
  ask: Ask;
  pool: pg.Pool;
  carrier: CarrierBook;
  servers: Servers;
  postgres: FaultDatabase;
  admin: Admin;
  filled: Filled;
  draw: Draw;
  calls: number;
  /** What stopped calls so far. */
  stops: Stop[];
  say(sentence: string): void;
}
