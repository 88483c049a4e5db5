import type { Call } from './call.ts';
import type { CallBook } from './keep-calls.ts';
import { presentCall } from './present-call.ts';

const usualPageSize = 50;
const largestPageSize = 1000;

function readWhole(text: string | null, least: number, otherwise: number): number {
  const number = Number(text ?? otherwise);
  return Number.isInteger(number) && number >= least ? number : otherwise;
}

/** One page of calls, newest first, in Twilio's frame. */
export function listCalls(accountSid: string, book: CallBook, query: URLSearchParams) {
  const matches = (name: string, value: string): boolean => (query.get(name) || value) === value;
  const found = book
    .list(query.get('To') || undefined)
    .filter(({ request, status }) => matches('From', request.from) && matches('Status', status));
  const size = Math.min(readWhole(query.get('PageSize'), 1, usualPageSize), largestPageSize);
  const page = readWhole(query.get('Page'), 0, 0);
  const start = findStart(found, query.get('PageToken'), page * size);
  const calls = found.slice(start, start + size);
  const last = calls.at(-1);

  function address(pageNumber: number, token?: string): string {
    const parameters = new URLSearchParams(query);
    parameters.set('PageSize', String(size));
    parameters.set('Page', String(pageNumber));
    parameters.delete('PageToken');
    if (token !== undefined) parameters.set('PageToken', token);
    return `/2010-04-01/Accounts/${accountSid}/Calls.json?${parameters}`;
  }

  const hasMore = last !== undefined && start + size < found.length;
  return {
    calls: calls.map((call) => presentCall(accountSid, call)),
    end: Math.max(start + calls.length - 1, 0),
    first_page_uri: address(0),
    next_page_uri: hasMore ? address(page + 1, `PA${last.sid}`) : null,
    page,
    page_size: size,
    previous_page_uri: page > 0 ? address(page - 1) : null,
    start,
    uri: address(page),
  };
}

/** A page begins behind the last call of the one before, even if newer calls came in between. */
function findStart(found: readonly Call[], token: string | null, otherwise: number): number {
  if (token === null) return otherwise;
  const index = found.findIndex(({ sid }) => `PA${sid}` === token);
  return index === -1 ? otherwise : index + 1;
}
