import { isVariable, listVariables, scriptVariables } from '../fill-words.ts';
import type { Report } from '../script-finding.ts';
import { findDebtWords } from './debt-words.ts';
import type { Exploration, Stretch } from './explore-paths.ts';
import type { Heard } from './hear-turn.ts';
import { quote } from './sentences.ts';

function checkHeard({ partId, language, text, written, isVerified }: Heard, report: Report): void {
  if (isVerified) return;
  const variables = listVariables(written).filter(
    ({ name }) => isVariable(name) && scriptVariables[name].isOfDebt,
  );
  for (const { name } of variables) {
    report('debt_variable_before_check', { partId, language }, { variable: `{${name}}` });
  }
  const telling = findDebtWords(text);
  if (telling !== null) {
    report('debt_before_check', { partId, language }, { quote: quote(telling) });
  }
}

function checkWayOut({ part, known }: Stretch, report: Report): void {
  if (part?.kind === 'verify' && !known.offersWrongPerson) {
    report('wrong_person_not_offered', { partId: part.id });
  }
}

/** The person who picks up at the line would speak of the debt with somebody who need not be the person. */
function checkConnection({ part, turn }: Stretch, report: Report): void {
  if (part?.kind === 'connect' && turn.state?.isVerified === false) {
    report('connect_before_check', { partId: part.id });
  }
}

/** A time that somebody names takes the place of those that the person named before, so it has to be the person. */
function checkTime({ part, turn }: Stretch, report: Report): void {
  if (part?.kind === 'another_time' && turn.state?.isVerified === false) {
    report('another_time_before_check', { partId: part.id });
  }
}

/** Nothing of a debt before it is known who listens (12 CFR 1006.6(d)), and a way for others to say so. */
export function checkSecrecy({ stretches }: Exploration, report: Report): void {
  for (const stretch of stretches) {
    for (const heard of stretch.heard) checkHeard(heard, report);
    checkWayOut(stretch, report);
    checkConnection(stretch, report);
    checkTime(stretch, report);
  }
  const isChecked = stretches.some(({ part }) => part?.kind === 'verify');
  if (!isChecked && stretches.length > 0) report('no_check', { partId: null });
}
