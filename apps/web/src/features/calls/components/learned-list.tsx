import Box from '@mui/material/Box';
import type { LearnedFact } from '@ringfence/contract/calls';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatDate } from '../../../ui/format-moment.ts';
import { formatMoney, formatSeconds } from '../../../ui/format-number.ts';

type Language = ReturnType<typeof useLanguage>['language'];

/** With whom they spoke, and how long, so far as that is known. */
function describeConnection(
  { connectedSeconds, line }: LearnedFact,
  t: TFunction<'work'>,
  language: Language,
): string {
  const length =
    connectedSeconds === undefined ? undefined : formatSeconds(connectedSeconds, language);
  if (line === undefined) {
    return length === undefined
      ? t('calls.learned.transferred')
      : t('calls.learned.connection.length', { length });
  }
  return length === undefined
    ? t('calls.learned.connection.line', { line: line.name })
    : t('calls.learned.connection.both', { line: line.name, length });
}

function describe(fact: LearnedFact, t: TFunction<'work'>, language: Language): string {
  switch (fact.kind) {
    case 'right_party': {
      const list = new Intl.ListFormat(language, { type: 'conjunction' });
      const by = (fact.by ?? []).map((question) => t(`calls.learned.questions.${question}`));
      return t('calls.learned.right_party', { by: list.format(by) });
    }
    case 'promise':
      return (fact.instalments ?? [])
        .map(({ amount, dueOn }) =>
          t('calls.learned.promise', {
            amount: formatMoney(amount, language),
            day: formatDate(dueOn, language),
          }),
        )
        .join(' ');
    case 'transferred':
      return describeConnection(fact, t, language);
    case 'another_time':
      return fact.suits === undefined ? '' : t(`calls.learned.anotherTime.${fact.suits}`);
    case 'language':
      return fact.language === undefined ? '' : t(`calls.learned.languages.${fact.language}`);
    default:
      return t(`calls.learned.${fact.kind}`);
  }
}

/** What was learned on a call, in order; with a consent the words that asked for it. */
export function LearnedList({ learned }: { learned: readonly LearnedFact[] }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  return (
    <Box
      component="ul"
      aria-label={t('calls.learned.title')}
      sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}
    >
      {learned.map((fact) => (
        <li key={`${fact.learnedAt} ${fact.kind}`}>
          {describe(fact, t, language)}
          {fact.words === undefined ? null : (
            <Box component="q" sx={{ display: 'block', color: 'text.secondary' }}>
              {fact.words}
            </Box>
          )}
        </li>
      ))}
    </Box>
  );
}
