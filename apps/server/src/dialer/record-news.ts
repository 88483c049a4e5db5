import { applyEvent } from '@ringfence/domain/calls/apply-event';
import { tellProgress } from '../ledger/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import { retryDeadlock } from '../platform/database/retry-deadlock.ts';
import { listKeys } from './call-key.ts';
import { type CallNews, contentOf, keyOf } from './call-news.ts';
import { type ChangedCall, learn } from './changed-call.ts';
import { countAnswers } from './count-answers.ts';
import { keepConnections } from './keep-connections.ts';
import { keepConversations } from './keep-conversations.ts';
import { keepFacts } from './keep-facts.ts';
import { keepRequests } from './keep-requests.ts';
import { insertEvents, lockEnded, lockUnderWay, readCalls } from './queries/record.ts';
import { type LockedCall, readProgress } from './read-progress.ts';
import type { DialerServices } from './services.ts';
import { settleTargets } from './settle-targets.ts';
import { writeProgress } from './write-progress.ts';

const presentEvent = (news: CallNews) => ({
  organizationId: news.organizationId,
  callId: news.callId,
  key: keyOf(news),
  kind: news.kind === 'event' ? news.event.state : news.kind,
  occurredAt: news.kind === 'event' ? news.event.at : null,
  content: contentOf(news),
});

function apply(call: ChangedCall, news: CallNews, receivedAt: Date): void {
  if (news.kind === 'event') {
    call.now = applyEvent(call.now, news.event, receivedAt);
    call.carrierCallId = news.carrierCallId;
    if (news.asksForWords?.()) call.spokenAt ??= receivedAt;
    learn(call, news.facts ?? []);
  } else if (news.kind === 'answer') {
    learn(call, news.facts);
  } else if (call.now.state === news.from) {
    call.now = { ...call.now, state: 'ended', outcome: news.outcome, endedAt: receivedAt };
    const { againAfterMilliseconds } = news;
    if (againAfterMilliseconds !== undefined) {
      call.notBefore = new Date(receivedAt.getTime() + againAfterMilliseconds);
    }
  }
}

/**
 * The calls that the news is about, each held until this transaction ends. One that is under way
 * is held by its row there; one that has ended, also while this waited, by its own.
 */
async function holdCalls(
  transaction: Transaction,
  news: readonly CallNews[],
): Promise<LockedCall[]> {
  const keys = listKeys(news);
  const locked = await transaction.all(lockUnderWay, keys);
  const underWay = new Set(locked.map(({ call_id }) => call_id));
  if (news.some(({ callId }) => !underWay.has(callId))) await transaction.all(lockEnded, keys);
  return transaction.all(readCalls, keys);
}

/** Takes what is new of the news, each thing once, and works out where each call stands now. */
async function applyNews(
  transaction: Transaction,
  news: readonly CallNews[],
  receivedAt: Date,
): Promise<{ calls: ChangedCall[]; taken: ReadonlySet<CallNews> }> {
  const rows = await holdCalls(transaction, news);
  const calls = new Map(
    rows.map((row): [string, ChangedCall] => {
      const before = readProgress(row);
      const unchanged = { before, now: before, spokenAt: row.spoken_at };
      const nothing = { carrierCallId: null, notBefore: undefined, facts: [] };
      return [row.id, { row, ...unchanged, ...nothing }];
    }),
  );
  const known = news.filter(({ callId }) => calls.has(callId));
  const events = JSON.stringify(known.map(presentEvent));
  const inserted = await transaction.all(insertEvents, [events, receivedAt]);
  const fresh = new Set(inserted.map(({ call_id, key }) => `${call_id} ${key}`));
  // Deleting from the set takes care of an event that comes twice in one batch.
  const taken = known.filter((one) => fresh.delete(`${one.callId} ${keyOf(one)}`));
  for (const one of taken) {
    const call = calls.get(one.callId);
    if (call !== undefined) apply(call, one, receivedAt);
  }
  const changed = [...calls.values()].filter(
    ({ before, now, carrierCallId, facts }) =>
      before !== now || carrierCallId !== null || facts.length > 0,
  );
  return { calls: changed, taken: new Set(taken) };
}

/**
 * Commits a batch of news. Carriers tell late, twice and out of order: each thing is taken once,
 * and a call never goes backwards. When a call ends, its target is settled with it. Answers what was new.
 */
export async function recordNews(
  services: DialerServices,
  news: readonly CallNews[],
): Promise<ReadonlySet<CallNews>> {
  if (news.length === 0) return new Set();
  return retryDeadlock(() =>
    services.database.asSystem(async (transaction) => {
      const receivedAt = await services.clock.read(transaction);
      const { calls, taken } = await applyNews(transaction, news, receivedAt);
      if (calls.length === 0) return taken;
      await keepConnections(transaction, taken);
      await writeProgress(transaction, calls, receivedAt);
      await keepRequests(transaction, calls, receivedAt);
      await keepFacts(services, transaction, calls, receivedAt);
      await keepConversations(transaction, calls);
      await settleTargets(transaction, calls, receivedAt);
      for (const organizationId of new Set(calls.map(({ row }) => row.organization_id))) {
        await tellProgress(services, transaction, organizationId);
      }
      await countAnswers(transaction, calls);
      return taken;
    }),
  );
}
