import { type Call, isEnded } from './call.ts';

/** As Twilio writes a moment: RFC 2822, in whole seconds. */
export function formatMoment(moment: number): string {
  return new Date(moment).toUTCString().replace('GMT', '+0000');
}

function formatOptional(moment: number | undefined): string | null {
  return moment === undefined ? null : formatMoment(moment);
}

function formatNumber(number: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? [];
  return area === undefined ? number : `(${area}) ${exchange}-${line}`;
}

const subresources = {
  events: 'Events',
  notifications: 'Notifications',
  payments: 'Payments',
  recordings: 'Recordings',
  siprec: 'Siprec',
  streams: 'Streams',
  transcriptions: 'Transcriptions',
  user_defined_message_subscriptions: 'UserDefinedMessageSubscriptions',
  user_defined_messages: 'UserDefinedMessages',
};

/** The whole seconds that a call lasted, as Twilio counts them. */
export function countTalkSeconds(call: Call): number {
  return Math.round(call.talkSeconds);
}

/** A call as Twilio's Call resource. */
export function presentCall(accountSid: string, call: Call) {
  const { to, from } = call.request;
  const path = `/2010-04-01/Accounts/${accountSid}/Calls/${call.sid}`;
  return {
    sid: call.sid,
    date_created: formatMoment(call.createdAt),
    date_updated: formatMoment(call.updatedAt),
    parent_call_sid: null,
    account_sid: accountSid,
    to,
    to_formatted: formatNumber(to),
    from,
    from_formatted: formatNumber(from),
    phone_number_sid: null,
    status: call.status,
    start_time: formatOptional(call.startedAt ?? call.endedAt),
    end_time: formatOptional(call.endedAt),
    duration: isEnded(call) ? String(countTalkSeconds(call)) : null,
    price: null,
    price_unit: 'USD',
    direction: 'outbound-api',
    answered_by: call.answeredBy ?? null,
    api_version: '2010-04-01',
    forwarded_from: null,
    group_sid: null,
    caller_name: null,
    queue_time: String(Math.round(call.queuedMilliseconds)),
    trunk_sid: null,
    uri: `${path}.json`,
    subresource_uris: Object.fromEntries(
      Object.entries(subresources).map(([name, file]) => [name, `${path}/${file}.json`]),
    ),
  };
}
