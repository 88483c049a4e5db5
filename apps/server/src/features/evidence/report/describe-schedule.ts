import type { Block } from './report.ts';
import { heading } from './shared-blocks.ts';
import { fieldsOf, rowsOf, showMoment, showValue, showWord } from './show-value.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const orders: Readonly<Record<string, string>> = {
  even: 'in turn, no one before another',
  balance: 'the largest balance first',
  age: 'the oldest debt first',
  last_contact: 'those who were called longest ago first',
  best_hour: 'each person first at the hour of the day at which calls are answered most',
};

function showMinute(minute: unknown): string {
  const minutes = Number(minute);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Each day with its hours, by the clock of the person. */
function showWeek(hours: unknown): string {
  if (hours === null || hours === undefined) return 'whenever it is lawful';
  const week = rowsOf(hours).flatMap((day, index) => {
    if (day === null) return [];
    const { from, to } = fieldsOf(day);
    return [`${days[index]} ${showMinute(from)} to ${showMinute(to)}`];
  });
  return week.length === 0 ? 'on no day' : week.join('; ');
}

const zonesOf = (decision: unknown): unknown =>
  rowsOf(fieldsOf(decision).zones).map((zone) => fieldsOf(zone).zone);

/** What the campaign had chosen when the call was decided on; the law stands above it, with the rules. */
export function describeSchedule(schedule: unknown, decision: unknown): Block[] {
  if (schedule === null || schedule === undefined) return [];
  const known = fieldsOf(schedule);
  const { callsPerSecond, callsAtOnce, order } = known;
  const pace = (limit: unknown, words: string): string =>
    typeof limit === 'number' ? `${limit} ${words}` : 'no limit of its own';
  const moment = (value: unknown, none: string): string =>
    typeof value === 'string' ? showMoment(value) : none;
  return [
    heading('Schedule of the campaign at the decision'),
    {
      kind: 'terms',
      rows: [
        ['In force at', showMoment(known.at)],
        ['Set', moment(known.setAt, 'no schedule was set')],
        ['Begins', moment(known.startsAt, 'when it was started')],
        ['Ends', moment(known.endsAt, 'when everybody has been called')],
        ['Days and hours', showWeek(known.hours)],
        ['By the clock of the person, in', showValue(zonesOf(decision))],
        ['Order', orders[String(order)] ?? showWord(order)],
        ['Calls a second', pace(callsPerSecond, 'at most')],
        ['Calls at once', pace(callsAtOnce, 'at most')],
        ['Calls for each person', `${showValue(known.mostAttempts)} at most`],
      ],
    },
  ];
}

const ways: Readonly<Record<string, string>> = {
  call: 'by a key on a call',
  member: 'asked a member',
  program: 'recorded by a program',
};

/** What the person asked for that led to the call. */
export function describeCallback(callback: unknown): Block[] {
  if (callback === null || callback === undefined) return [];
  const known = fieldsOf(callback);
  return [
    heading('Callback that the person asked for'),
    {
      kind: 'terms',
      rows: [
        ['Asked', showMoment(known.askedAt)],
        ['How', ways[String(known.askedHow)] ?? showWord(known.askedHow)],
        ['On the call', showValue(known.askedOnCall)],
        ['Recorded by', showValue(fieldsOf(known.recordedBy).fullName)],
        ['Part of the day that suits', showWord(known.suits)],
        ['Time that was asked for', showMoment(known.wantedAt)],
        ['Wants to speak to someone', showValue(known.wantsSomeone)],
        ['Not before', showMoment(known.notBefore)],
        ['State when this was written', showWord(known.state)],
        ['Settled', showMoment(known.settledAt)],
      ],
    },
  ];
}
