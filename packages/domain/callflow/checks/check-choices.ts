import { declineKey } from '../offer-words.ts';
import { dayParts, type FlowKey, flowKeys, type Part } from '../script.ts';
import type { Report } from '../script-finding.ts';
import { stopKey } from '../walk.ts';
import type { Exploration, Stretch } from './explore-paths.ts';
import { listNamedKeys } from './key-words.ts';
import { countSeconds } from './sentences.ts';

const longestSeconds = 60;

/** The keys that lead on where something is asked. */
function listKeys(part: Part | undefined, question: number): readonly string[] {
  switch (part?.kind) {
    case 'menu':
      return [...flowKeys.filter((key) => part.keys[key] !== undefined), stopKey];
    case 'another_time':
      return question === 0
        ? [...dayParts.map((_, index) => String(index + 1)), stopKey]
        : flowKeys;
    case 'promise':
      return question === 0
        ? [...part.offers.map((_, index) => String(index + 1)), declineKey, stopKey]
        : flowKeys;
    case 'verify':
      return [stopKey];
    default:
      return [];
  }
}

/** What the words say of keys is what the keys do. */
function checkKeys({ part, heard, turn }: Stretch, report: Report): void {
  const question = turn.state?.question ?? 0;
  const isAsked = turn.action.kind === 'ask';
  const leadOn = isAsked ? listKeys(part, question) : [];
  const named = new Set<FlowKey>();
  for (const { partId, language, text, written, isOpening } of heard) {
    // As it is written: the digits of a number to ring back are no keys.
    for (const key of listNamedKeys(written === '' ? text : written)) {
      named.add(key);
      const leads = !isOpening && leadOn.includes(key);
      if (!leads) report('key_leads_nowhere', { partId, language }, { key });
    }
  }
  if (!isAsked || part?.kind !== 'menu') return;
  const language = turn.state?.language ?? null;
  for (const key of flowKeys) {
    if (part.keys[key] === undefined || named.has(key) || key === stopKey) continue;
    const example = language === 'es' ? `oprima ${key}` : `press ${key}`;
    report('key_not_named', { partId: part.id, language }, { key, example });
  }
}

/** Nobody listens to a machine for longer. */
function checkLength({ heard, turn, part }: Stretch, report: Report): void {
  // A text that comes twice is a circle, which is said elsewhere.
  if (new Set(heard.map(({ textNumber }) => textNumber)).size < heard.length) return;
  const seconds = countSeconds(heard.reduce((sum, { text }) => sum + text.length + 1, 0));
  if (seconds <= longestSeconds) return;
  const partId = part?.id ?? heard.at(-1)?.partId ?? null;
  const language = turn.state?.language ?? heard.at(-1)?.language ?? null;
  report(
    'too_long_before_choice',
    { partId, language },
    { seconds: Math.ceil(seconds), most: longestSeconds },
  );
}

export function checkChoices(exploration: Exploration, report: Report): void {
  for (const stretch of exploration.stretches) {
    checkKeys(stretch, report);
    checkLength(stretch, report);
  }
  for (const partId of exploration.endless) report('never_ends', { partId });
  if (!exploration.isComplete) report('too_many_paths', { partId: null });
}
