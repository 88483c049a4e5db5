import pg from 'pg';
import * as z from 'zod';
import { signUp } from '../../e2e/support/sign-up.ts';
import { fillCalls } from '../history/fill-calls.ts';
import type { RunningServer } from '../processes/run-server.ts';

export interface BenchOrganization {
  headers: Record<string, string>;
  contactId: string;
  /** It runs, and its people wait. */
  campaignId: string;
}

const person = { email: 'api@example.com', password: 'steady-harbour-42', name: 'Ada Api' };
const found = z.object({ user_id: z.uuid(), contact_id: z.uuid() });

/** An organization with so many calls and a tenth as many people, and an admin of it who is signed in. */
export async function openBenchOrganization(
  { address, connectionString }: RunningServer,
  calls: number,
): Promise<BenchOrganization> {
  const token = await signUp(address, person);
  const { organizationId, campaigns } = await fillCalls(connectionString, calls);
  const client = new pg.Client(connectionString);
  await client.connect();
  try {
    await client.query('set role ringfence_system');
    const { rows } = await client.query(
      `select profile.id as user_id, (select max(id::text) from contacts) as contact_id
       from profiles profile where profile.email = $1`,
      [person.email],
    );
    const { user_id, contact_id } = found.parse(rows[0]);
    await client.query(
      `insert into user_organizations (organization_id, user_id, role) values ($1, $2, 'admin')`,
      [organizationId, user_id],
    );
    await client.query(
      `update targets set state = 'waiting', next_at = now() + interval '30 days'
       where organization_id = $1 and campaign_id = $2`,
      [organizationId, campaigns.large],
    );
    await client.query(
      `update campaigns set state = 'running', finished_at = null
       where organization_id = $1 and id = $2`,
      [organizationId, campaigns.large],
    );
    return {
      headers: {
        authorization: `Bearer ${token}`,
        'x-organization-id': organizationId,
        'accept-encoding': 'gzip, deflate, br, zstd',
      },
      contactId: contact_id,
      campaignId: campaigns.large,
    };
  } finally {
    await client.end();
  }
}
