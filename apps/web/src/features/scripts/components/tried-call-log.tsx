import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CallFact } from '@ringfence/domain/callflow/flow-state';
import { speakMoney } from '@ringfence/domain/callflow/speak-values';
import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatDate } from '../../../ui/format-moment.ts';
import type { TriedCall, TryEntry } from '../trying/try-call.ts';

function describeEntry(entry: TryEntry, t: TFunction<'scriptEditor'>): string {
  switch (entry.kind) {
    case 'said':
      return entry.said.map(({ text }) => text).join(' ');
    case 'pressed':
      return entry.digits === null ? t('try.youSilent') : t('try.you', { digits: entry.digits });
    case 'rings':
      return t('try.rings', { number: entry.number });
  }
}

/** What is said and pressed, as it happens; the newest stays in sight. */
export function TriedCallLog({ tried }: { tried: TriedCall }) {
  const { t } = useTranslation('scriptEditor');
  const box = useRef<HTMLDivElement>(null);
  const count = tried.entries.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls whenever something is said.
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [count]);
  return (
    <Box
      ref={box}
      role="log"
      aria-label={t('try.said')}
      tabIndex={0}
      sx={{
        p: 1.5,
        display: 'grid',
        gap: 1,
        alignContent: 'start',
        maxHeight: 420,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {tried.entries.map((entry, index) => (
        <Box
          // Nothing ever comes in between.
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added at the end.
          key={index}
          {...(entry.kind === 'said' && entry.said[0] !== undefined
            ? { lang: entry.said[0].language }
            : {})}
          sx={{
            justifySelf: entry.kind === 'pressed' ? 'end' : 'start',
            px: 1.5,
            py: 1,
            maxWidth: '90%',
            borderRadius: 2,
            bgcolor: entry.kind === 'pressed' ? 'action.selected' : 'action.hover',
            overflowWrap: 'anywhere',
          }}
        >
          {describeEntry(entry, t)}
          {entry.kind === 'rings' ? (
            <Typography variant="body2">{t('try.whisper', { words: entry.whisper })}</Typography>
          ) : null}
          {entry.kind === 'said' && entry.isRecorded ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('try.records')}
            </Typography>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}

function useFactWords(): (fact: CallFact) => string {
  const { t } = useTranslation('scriptEditor');
  const { language } = useLanguage();
  return (fact) => {
    switch (fact.kind) {
      case 'language':
        return t('try.facts.language', { language: t(`languages.${fact.language}`) });
      case 'promise': {
        const sum = fact.instalments.reduce((total, { amountMinor }) => total + amountMinor, 0);
        const [first] = fact.instalments;
        return t('try.facts.promise', {
          count: fact.instalments.length,
          amount: speakMoney(sum, fact.currency, language),
          day: first === undefined ? '' : formatDate(first.dueOn, language),
        });
      }
      case 'call_consent':
        return t('try.facts.call_consent', { words: fact.words });
      case 'another_time':
        return t('try.facts.another_time', { part: t(`try.dayParts.${fact.suits}`) });
      default:
        return t(`try.facts.${fact.kind}`);
    }
  };
}

/** What the call has brought to light so far, in words. */
export function LearnedFacts({ learned }: { learned: readonly CallFact[] }) {
  const { t } = useTranslation('scriptEditor');
  const describe = useFactWords();
  return (
    <Box role="status" aria-label={t('try.learned')}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {t('try.learned')}
      </Typography>
      {learned.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('try.nothing')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {learned.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts are only added at the end.
            <li key={index}>{describe(fact)}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}
