const dayLength = 86_400_000;

/** How much of a zone's time is looked through at once; a year with a little to spare. */
const stretchLength = 400 * dayLength;

/** A time during which the offset stays the same. `to` is no longer part of it. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
}

interface ZoneClock {
  readonly format: Intl.DateTimeFormat;
  readonly stretches: Map<number, readonly Span[]>;
  /** Most questions are about the same weeks as the one before. */
  last: Span;
}

const clocks = new Map<string, ZoneClock>();
/** Most questions are about the same zone as the one before, too. */
let lastZone = '';
let lastClock: ZoneClock | undefined;

/**
 * What local time is ahead of UTC, in milliseconds. Intl is asked once a zone and year, because asking
 * it for every moment is too slow for planning a million calls.
 */
export function findOffset(zone: string, time: number): number {
  if (!Number.isFinite(time)) throw new RangeError('This is no moment');
  const clock = zone === lastZone && lastClock !== undefined ? lastClock : findClock(zone);
  if (time < clock.last.from || time >= clock.last.to) clock.last = findSpan(clock, time);
  return clock.last.offset;
}

/**
 * Whether the name is a place of the zone database. Names such as `+05:00` or `Etc/GMT+5`, which Intl
 * knows too, are offsets: they say nothing about the day on which the clocks change.
 */
export function isKnownZone(zone: string): boolean {
  if (!/^[A-Z]\w+(\/[\w+-]+)+$/.test(zone) || zone.startsWith('Etc/')) return false;
  if (clocks.has(zone)) return true;
  try {
    makeClock(zone);
    return true;
  } catch {
    return false;
  }
}

function findClock(zone: string): ZoneClock {
  lastClock = clocks.get(zone) ?? makeClock(zone);
  lastZone = zone;
  return lastClock;
}

function makeClock(zone: string): ZoneClock {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const clock = { format, stretches: new Map(), last: { from: 0, to: 0, offset: 0 } };
  clocks.set(zone, clock);
  return clock;
}

function findSpan({ format, stretches }: ZoneClock, time: number): Span {
  const number = Math.floor(time / stretchLength);
  const spans = stretches.get(number) ?? readStretch(format, number * stretchLength);
  stretches.set(number, spans);
  const span = spans.find(({ to }) => time < to);
  if (span === undefined) throw new RangeError('This moment lies outside its own stretch of time');
  return span;
}

/** No zone changes its clocks twice within a day, so that one look a day misses nothing. */
function readStretch(format: Intl.DateTimeFormat, begin: number): Span[] {
  const spans: Span[] = [];
  const end = begin + stretchLength;
  let from = begin;
  let offset = readOffset(format, begin);
  for (let time = begin + dayLength; time <= end; time += dayLength) {
    if (readOffset(format, time) === offset) continue;
    const change = findChange(format, time - dayLength, time);
    if (change === end) break;
    spans.push({ from, to: change, offset });
    from = change;
    offset = readOffset(format, change);
  }
  return [...spans, { from, to: end, offset }];
}

/** The first second of the new offset, which is in force at `late` and was not yet at `early`. */
function findChange(format: Intl.DateTimeFormat, early: number, late: number): number {
  const before = readOffset(format, early);
  let [low, high] = [early, late];
  while (high - low > 1000) {
    const middle = low + Math.floor((high - low) / 2000) * 1000;
    if (readOffset(format, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

function readOffset(format: Intl.DateTimeFormat, time: number): number {
  const found = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(format.format(time));
  if (found === null) throw new RangeError('The runtime tells no offset for this zone');
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = found;
  const size = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -size : size;
}
