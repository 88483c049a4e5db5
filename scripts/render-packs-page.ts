import { packs } from '../packages/domain/compliance/packs/index.ts';
import type {
  Cap,
  Jurisdiction,
  Mark,
  Pack,
  Source,
} from '../packages/domain/compliance/packs/pack.ts';
import { telemarketingStates } from '../packages/domain/compliance/packs/states/telemarketing-hours.ts';
import type { Hours, WeekHours } from '../packages/domain/compliance/policy.ts';

const markWords: Readonly<Record<Mark, string>> = {
  primary: 'read in the law',
  secondary: 'read in a secondary source',
  unconfirmed: 'not confirmed',
};

const showSource = ({ citation, mark }: Source): string => `${citation} (${markWords[mark]})`;

function showTime(minute: number): string {
  const hours = String(Math.floor(minute / 60)).padStart(2, '0');
  return `${hours}:${String(minute % 60).padStart(2, '0')}`;
}

const showHours = (hours: Hours | null | undefined): string =>
  hours === null || hours === undefined ? 'none' : `${showTime(hours.from)}–${showTime(hours.to)}`;

function showWeek(week: WeekHours): string {
  const [weekdays, saturday, sunday] = [week[0], week[5], week[6]].map(showHours);
  if (weekdays === saturday && saturday === sunday) return `${weekdays} on every day`;
  return `Monday to Friday ${weekdays}, Saturday ${saturday}, Sunday ${sunday}`;
}

const countWords: Readonly<Record<Cap['counts'], { one: string; several: string }>> = {
  attempts: { one: 'attempt', several: 'attempts' },
  contacts: { one: 'contact (talk or voicemail)', several: 'contacts (talks or voicemail)' },
  conversations: { one: 'conversation', several: 'conversations' },
};
const placeWords = {
  anywhere: '',
  work: ' to numbers at work, all together',
  not_personal: ' to numbers that are not the person’s residence, mobile or personal line',
};

function showCap(cap: Cap): string {
  const span = cap.days === 1 ? '1 day' : `${cap.days} days`;
  const counted = countWords[cap.counts][cap.limit === 1 ? 'one' : 'several'];
  return [
    `${cap.limit} ${counted} in ${span}${placeWords[cap.at]}, for each ${cap.per}`,
    ...(cap.afterContactDays === undefined
      ? []
      : [`once somebody was reached within ${cap.afterContactDays} days`]),
    ...(cap.from === undefined ? [] : [`from ${cap.from} on`]),
    ...(cap.until === undefined ? [] : [`until ${cap.until}`]),
    cap.bindsCreditors ? 'creditors too' : 'third-party collectors',
    showSource(cap.source),
  ].join('; ');
}

function renderPack(pack: Pack): string {
  const { hours, holidays, caps, notice } = pack;
  const years = holidays?.calendar.years;
  return [
    `## ${pack.name} (\`${pack.id}\`)`,
    '',
    `- **Hours:** ${showWeek(hours.week)}; ${showSource(hours.source)}.`,
    ...(hours.atWork === undefined ? [] : [`- **At work:** ${showWeek(hours.atWork)}.`]),
    ...(holidays === null || years === undefined
      ? []
      : [
          `- **No holidays**, computed for ${years.from} to ${years.to}; ${showSource(holidays.source)}.`,
        ]),
    ...caps.map((cap) => `- **Cap:** ${showCap(cap)}.`),
    ...(notice === null
      ? []
      : [`- **Notice:** first call ${notice.days} days after it; ${showSource(notice.source)}.`]),
    ...(pack.isUnitedStates
      ? ['- **Besides:** Regulation F’s frequency, the TCPA’s consent, and the places below.']
      : []),
  ].join('\n');
}

function renderPlace(place: Jurisdiction): string {
  const { id, name, hours, caps, workAfterHome, notice, timeBarred, remark } = place;
  return [
    `### ${name} (\`${id}\`)`,
    '',
    ...(hours === null
      ? []
      : [
          `- **Hours:** ${showWeek(hours.week)}${hours.fallsWithConsent ? ', unless the person permits others' : ''}; ${showSource(hours.source)}.`,
        ]),
    ...caps.map((cap) => `- **Cap:** ${showCap(cap)}.`),
    ...(workAfterHome === undefined
      ? []
      : [
          `- **At work:** only after an attempt at home that did not reach the person; ${showSource(workAfterHome)}.`,
        ]),
    ...(notice === undefined
      ? []
      : [
          `- **Notice:** first call about a ${notice.debtKinds.join(' or ')} debt ${notice.days} days after it; ${showSource(notice.source)}.`,
        ]),
    ...(timeBarred === undefined ? [] : [`- **Time-barred:** ${showTimeBarred(timeBarred)}.`]),
    ...(remark === undefined ? [] : [`- **Not judged:** ${remark}`]),
  ].join('\n');
}

const effectWords = {
  extinguished: 'the debt is extinguished, no call',
  disclosure: 'no call without the disclosure that counsel confirmed',
};

const showTimeBarred = ({ effect, source }: NonNullable<Jurisdiction['timeBarred']>): string =>
  `${effectWords[effect]}; ${showSource(source)}`;

/** The text of `docs/compliance/packs.md`, made from the packs that the engine reads. */
export function renderPacksPage(): string {
  const all = Object.values(packs);
  const places = all.flatMap(({ jurisdictions }) => jurisdictions);
  return `# Packs

Made from \`packages/domain/compliance/packs\`, which the engine reads;
\`npm run test:unit -- scripts/check-packs-page.test.ts -u\` writes it again.

An organization’s own counsel signs off the pack that it calls under. Each source says how far what it asks
was read; the numbers of provisions outside federal law are for counsel to check.
Hours are by the person’s clock, the second time no longer part of them. Days are calendar days, rolling,
today included. A year that a calendar of holidays does not cover blocks.

${all.map(renderPack).join('\n\n')}

# States and cities of the United States

Known by the state that is written in the address and by the one that the ZIP lies in, both; New York City by
the ZIP. Where the address leaves the state or the city open, those of the area codes of the person’s numbers
bind, and the reason says so.

${places.map(renderPlace).join('\n\n')}

### Hours for telemarketing alone

They do not bind collections. An organization may keep them all the same, for people in
${telemarketingStates.join(', ')}; not confirmed.
`;
}
