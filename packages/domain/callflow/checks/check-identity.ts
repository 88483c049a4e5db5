import { findPart, type Script } from '../script.ts';
import type { Report } from '../script-finding.ts';
import { stopKey } from '../walk.ts';
import type { Exploration, Stretch } from './explore-paths.ts';
import { offersStop } from './key-words.ts';
import { countSeconds, listSentences } from './sentences.ts';

/** What counts as the beginning. */
const latestCaller = 10;
const latestStop = 2;

/** Who calls, and within two seconds how to stop it (47 CFR 64.1200(b)(1), (3)). */
function checkOpening({ heard, turn }: Stretch, report: Report): void {
  const said = heard.filter(({ isOpening }) => !isOpening);
  const [first] = said;
  const partId = first?.partId ?? turn.state?.part ?? null;
  const place = { partId, language: first?.language ?? null };
  let spoken = 0;
  let callerEnd: number | null = null;
  let stopStart: number | null = null;
  for (const { text, language, callerEnd: end } of said) {
    if (end !== null && callerEnd === null) callerEnd = spoken + end;
    const offer = listSentences(text).find((sentence) => offersStop(sentence.text, language));
    if (offer !== undefined && stopStart === null) stopStart = spoken + offer.start;
    spoken += text.length + 1;
  }
  if (callerEnd === null) report('caller_missing', place);
  else if (countSeconds(callerEnd) > latestCaller) {
    report('caller_late', place, { seconds: countSeconds(callerEnd) });
  }
  if (stopStart === null) {
    report('stop_not_offered', place);
    return;
  }
  const seconds = countSeconds(stopStart - (callerEnd ?? stopStart));
  if (seconds > latestStop) report('stop_late', place, { seconds });
}

/** Who has heard of the debt can still end it all. */
function checkMenu({ part, heard, after, turn }: Stretch, report: Report): void {
  if (part?.kind !== 'menu' || !after.debt || turn.state === null) return;
  const { language } = turn.state;
  const offersIt = heard
    .filter(({ partId }) => partId === part.id)
    .some(({ text }) =>
      listSentences(text).some((sentence) => offersStop(sentence.text, language)),
    );
  if (!offersIt) report('stop_not_in_menu', { partId: part.id, language });
}

/** The number to ask at, during or after the message (47 CFR 64.1200(b)(2)). */
function checkEnd({ turn, heard, after }: Stretch, report: Report): void {
  const last = heard.at(-1);
  if (turn.state !== null || last?.kind !== 'goodbye' || after.ringBack) return;
  report('ring_back_missing', { partId: last.partId, language: last.language });
}

export function checkIdentity(script: Script, { stretches }: Exploration, report: Report): void {
  for (const stretch of stretches) {
    if (stretch.isFirst) checkOpening(stretch, report);
    checkMenu(stretch, report);
    checkEnd(stretch, report);
  }
  if (script.parts.every(({ kind }) => kind !== 'stop')) {
    report('stop_part_missing', { partId: null });
  }
  for (const part of script.parts) {
    const to = part.kind === 'menu' ? part.keys[stopKey] : undefined;
    const leadsTo = to === undefined ? undefined : findPart(script, to)?.kind;
    if (leadsTo !== undefined && leadsTo !== 'stop') {
      report('stop_key_taken', { partId: part.id }, { to: to ?? '' });
    }
  }
}
