import type { WebhookMessage } from '@ringfence/carriers/port';
import type { FlowState } from '@ringfence/domain/callflow/flow-state';
import { findCountry } from '@ringfence/domain/phone/find-country';
import type { Transaction } from '../platform/database/database.ts';
import type { CallNews } from './call-news.ts';
import type { LoadedFlow } from './load-flow.ts';
import { keepConnected } from './queries/places.ts';

/** How it went to join a call to a staffed line, and where that is: the carrier charges it by its country. */
export function readConnection(
  { lines }: Pick<LoadedFlow, 'lines'>,
  { connected, connectedSeconds }: WebhookMessage,
  { line }: FlowState,
) {
  const number = connectedSeconds === undefined ? undefined : lines[line];
  const connectedCountry = number === undefined ? null : findCountry(number);
  return { connected: connected ?? null, connectedSeconds, connectedCountry };
}

/** How long people spoke with a staffed line is part of what their calls cost, also where it is heard after the end. */
export async function keepConnections(
  transaction: Transaction,
  news: Iterable<CallNews>,
): Promise<void> {
  const rows = [...news].flatMap((one) => {
    if (one.kind !== 'answer' || one.connectedSeconds === undefined) return [];
    const { organizationId, callId, connectedSeconds: seconds, connectedCountry: country } = one;
    return [{ organizationId, callId, seconds, country }];
  });
  if (rows.length > 0) await transaction.all(keepConnected, [JSON.stringify(rows)]);
}
