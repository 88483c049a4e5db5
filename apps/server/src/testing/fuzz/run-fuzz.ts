import type { Database } from '../../platform/database/database.ts';
import { askAuth } from './ask-auth.ts';
import { askContract } from './ask-contract.ts';
import { askWebhook, type WebhookWorld } from './ask-webhook.ts';
import type { AskedRequest, Role } from './asked.ts';
import { buildFuzzWorld, type FuzzWorld } from './build-fuzz-world.ts';
import { drawFor } from './draw.ts';
import { findLeaks } from './find-leaks.ts';
import { createSender, type Heard } from './send-asked.ts';

export interface FuzzResult {
  seed: number;
  requests: number;
  by_status: Record<string, number>;
  five_hundreds: number;
  leaks: number;
  slowest_ms: number;
}

export interface FuzzOptions {
  seed: number;
  requests: number;
  database: Database;
  address: string;
  /** By which the carrier signs. */
  carrierToken: string;
  accountId: string;
  /** Called for each fault: what was asked as whom, and at which place; never what was said. */
  onFault(sentence: string): void;
}

/** A role that may do more gets further in, and is drawn more often. */
const drawnRoles: readonly Role[] = [
  'visitor',
  'member',
  'member',
  'key',
  'key',
  'otherAdmin',
  'otherAdmin',
  'otherAdmin',
  'otherAdmin',
];
const atOnce = 6;
const round = 240;

async function ask(
  seed: number,
  position: number,
  world: FuzzWorld,
  webhooks: WebhookWorld,
): Promise<AskedRequest> {
  const draw = drawFor(seed, position);
  const role = draw.pick(drawnRoles);
  const kind = draw.below(100);
  if (kind < 6) return askWebhook(webhooks, draw);
  if (kind < 18) return askAuth(role, role === 'visitor' ? undefined : world.wanderer(), draw);
  return askContract(role, world.askers()[role], draw);
}

/** Deliberate: no room, no database, too early. On its way to a new session nothing is. */
function isFault({ operation, path }: AskedRequest, { status }: Heard): boolean {
  if (status === undefined) return true;
  if (status !== 503) return status >= 500;
  return operation.startsWith('auth') && path.includes('grant_type=refresh_token');
}

/** An answer with what was asked for names the organization that was named. */
function listSecrets(asked: AskedRequest, world: FuzzWorld): readonly string[] {
  // The holder of the secret of an invitation learns where it leads.
  if (asked.operation === 'invitations.show') return [];
  const said = JSON.stringify([asked.path, asked.headers, asked.body?.toString('latin1')]);
  return world.secretsFor(asked.role).filter((secret) => !said.includes(secret));
}

/** Sends so many requests to everything that answers, and counts what should not have come of them. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { seed, requests, database, address, carrierToken, accountId, onFault } = options;
  const world = await buildFuzzWorld(database, address);
  const webhooks = { address, token: carrierToken, accountId, things: [world.ours, world.theirs] };
  const sender = createSender(address, atOnce);
  const byStatus = new Map<string, number>();
  const result = { five_hundreds: 0, leaks: 0, slowest_ms: 0 };

  async function askOnce(position: number): Promise<void> {
    const asked = await ask(seed, position, world, webhooks);
    const from = `198.18.${(position >> 8) & 255}.${position & 255}`;
    let heard = await sender.send(asked, from);
    // A connection that was closed between two requests says nothing about this one.
    if (heard.status === undefined) heard = await sender.send(asked, from);
    const status = String(heard.status ?? 'none');
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    result.slowest_ms = Math.max(result.slowest_ms, Math.round(heard.milliseconds));
    const place = `${asked.operation} as ${asked.role}, seed ${seed} at ${position}`;
    if (isFault(asked, heard)) {
      result.five_hundreds += 1;
      onFault(`${status}: ${place}`);
    }
    for (const leak of findLeaks(heard.text, listSecrets(asked, world))) {
      result.leaks += 1;
      onFault(`${leak}: ${place}`);
    }
  }

  try {
    for (let start = 0; start < requests; start += round) {
      await world.restore();
      const positions = Array.from(
        { length: Math.min(round, requests - start) },
        (_, i) => start + i,
      ).values();
      const work = async (): Promise<void> => {
        for (const position of positions) await askOnce(position);
      };
      await Promise.all(Array.from({ length: atOnce }, work));
    }
  } finally {
    sender.close();
  }
  const by_status = Object.fromEntries(
    [...byStatus].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  return { seed, requests, by_status, ...result };
}
