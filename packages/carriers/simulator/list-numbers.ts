import { isForeign } from './choose-behaviour.ts';
import { e164 } from './read-call-request.ts';

function frame(path: string, numbers: { list: string; found: readonly object[] }) {
  const uri = `${path}?Page=0`;
  return {
    [numbers.list]: numbers.found,
    end: 0,
    first_page_uri: uri,
    next_page_uri: null,
    page: 0,
    page_size: 50,
    previous_page_uri: null,
    start: 0,
    uri,
  };
}

/** Every number but one line was bought by the account. They are too many to list unless one is asked for. */
export function listBoughtNumbers(accountSid: string, path: string, query: URLSearchParams) {
  const number = query.get('PhoneNumber') ?? '';
  const isOwned = e164.test(number) && !isForeign(number);
  const resource = {
    sid: `PN${number.slice(1).padStart(32, '0')}`,
    account_sid: accountSid,
    phone_number: number,
    friendly_name: number,
    capabilities: { voice: true, sms: true, mms: false, fax: false },
  };
  return frame(path, { list: 'incoming_phone_numbers', found: isOwned ? [resource] : [] });
}

/** Where all others are bought, none had to be proven to be the account's. */
export function listProvenNumbers(path: string) {
  return frame(path, { list: 'outgoing_caller_ids', found: [] });
}
