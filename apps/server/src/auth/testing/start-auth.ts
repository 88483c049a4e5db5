import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { Database } from '../../platform/database/database.ts';
import { defineStatement } from '../../platform/database/statement.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { createAuthRoutes } from '../routes.ts';
import type { AuthServices } from '../services.ts';
import { authSettings } from '../settings.ts';
import { createUser } from '../users/create-user.ts';
import { quickHasher } from './quick-hasher.ts';

/** The protocol on a loopback port, with a clock and a peer address that the test moves. */
export interface RunningAuth {
  url: string;
  services: AuthServices;
  clock: { skippedSeconds: number };
  peer: { address: string };
  stop(): Promise<void>;
}

let servers = 0;

/** No two servers of a file share an address: what is limited at one must not be at the other. */
function nextPeerAddress() {
  servers += 1;
  return `198.18.${servers >> 8}.${servers & 255}`;
}

export async function startAuth(
  database: Database,
  chosen: Partial<AuthServices> = {},
): Promise<RunningAuth> {
  const clock = { skippedSeconds: 0 };
  const peer = { address: nextPeerAddress() };
  const silent = () => {};
  const services: AuthServices = {
    database,
    effects: { wakeRelay: silent, wakeSealing: silent, wakeMessages: silent },
    log: silentLog,
    settings: authSettings({
      publicUrl: 'https://calls.example.com',
      address: 'https://calls.example.com',
      siteUrl: 'https://calls.example.com',
    }),
    now: () => new Date(Date.now() + clock.skippedSeconds * 1000),
    peerAddress: () => peer.address,
    passwords: quickHasher,
    // That answers take the same time is shown where it is promised; elsewhere nobody waits for it.
    wait: async () => {},
    ...chosen,
  };
  const application = new Hono().route('/auth/v1', createAuthRoutes(services));
  const server = serve({ fetch: application.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('there is no port');
  return {
    url: `http://127.0.0.1:${address.port}/auth/v1`,
    services,
    clock,
    peer,
    async stop() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const insertOrganization = defineStatement({
  name: 'test.insert_organization',
  text: `insert into organizations (name) values ('Test') returning id`,
  row: { id: 'uuid' },
});

const insertMembership = defineStatement({
  name: 'test.insert_membership',
  text: `insert into user_organizations (organization_id, user_id) values ($1, $2)`,
  row: {},
});

const listActivity = defineStatement({
  name: 'test.list_activity',
  text: `
    select action, actor_kind, actor_id, subject_kind, subject_id, detail from activity_entries
    where organization_id = $1 order by id`,
  row: {
    action: 'text',
    actor_kind: 'text',
    actor_id: 'uuid?',
    subject_kind: 'text?',
    subject_id: 'uuid?',
    detail: 'jsonb',
  },
});

export interface Person {
  id: string;
  email: string;
  password: string;
  organizationIds: string[];
}

/** Somebody nobody else in the suite knows, in as many organizations as asked for. */
export async function createPerson(database: Database, organizations = 1): Promise<Person> {
  const email = `person-${randomUUID()}@example.com`;
  const password = 'correct horse battery';
  const id = await createUser(
    { database, passwords: quickHasher, now: () => new Date() },
    { email, password, fullName: 'Ada Byron' },
  );
  const organizationIds = await database.asSystem(async (transaction) => {
    const ids: string[] = [];
    for (let made = 0; made < organizations; made += 1) {
      const row = await transaction.first(insertOrganization);
      if (row === undefined) throw new Error('an organization was not written');
      await transaction.all(insertMembership, [row.id, id]);
      ids.push(row.id);
    }
    return ids;
  });
  return { id, email, password, organizationIds };
}

export async function readActivity(database: Database, organizationId: string | undefined) {
  return database.asSystem((transaction) => transaction.all(listActivity, [organizationId]));
}

const countSessions = defineStatement({
  name: 'test.count_sessions',
  text: `
    select
      (select count(*) from auth.sessions where user_id = $1) as sessions,
      (select count(*) from auth.refresh_tokens join auth.sessions on sessions.id = session_id
       where user_id = $1 and used_at is null) as living_tokens`,
  row: { sessions: 'int8', living_tokens: 'int8' },
});

export async function readSessionCounts(database: Database, userId: string) {
  return database.asAuth((transaction) => transaction.first(countSessions, [userId]));
}

const listMessagesTo = defineStatement({
  name: 'test.list_messages_to',
  text: `
    select channel, subject, text, html, created_at from auth.messages
    where recipient = $1 order by created_at desc, id desc`,
  row: { channel: 'text', subject: 'text', text: 'text', html: 'text', created_at: 'timestamptz' },
});

/** What was written to an address or number and not sent yet, newest first. */
export async function readMessages(database: Database, recipient: string) {
  return database.asAuth((transaction) => transaction.all(listMessagesTo, [recipient]));
}
