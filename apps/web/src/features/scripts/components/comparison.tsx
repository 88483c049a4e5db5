import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ScriptComparison } from '@ringfence/contract/scripts';
import { flowKeys } from '@ringfence/domain/callflow/script';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useComparison } from '../api.ts';
import { diffWords } from '../editing/diff-words.ts';

type PlaceChange = ScriptComparison['places'][number];

interface TextPairProps {
  title: string;
  before: string | null;
  after: string | null;
}

/** A text as it was and as it is, with the words marked that went and came. */
function TextPair({ title, before, after }: TextPairProps) {
  const { t } = useTranslation('scriptEditor');
  const pieces = diffWords(before ?? '', after ?? '');
  const render = (side: 'gone' | 'new', text: string | null) =>
    text === null || text === '' ? (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('compare.nothing')}
      </Box>
    ) : (
      pieces
        .filter(({ kind }) => kind === 'same' || kind === side)
        .map(({ text: piece, kind }, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of two texts that stay as they are.
          if (kind === 'same') return <span key={index}>{piece}</span>;
          const Tag = side === 'gone' ? 'del' : 'ins';
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of two texts that stay as they are.
          return <Tag key={index}>{piece}</Tag>;
        })
    );
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          fontSize: '0.875rem',
          overflowWrap: 'anywhere',
          '& del': { color: 'error.main' },
          '& ins': { color: 'success.main', fontWeight: 600 },
        }}
      >
        <div>
          <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {t('compare.before')}
          </Typography>
          {render('gone', before)}
        </div>
        <div>
          <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {t('compare.after')}
          </Typography>
          {render('new', after)}
        </div>
      </Box>
    </Box>
  );
}

function PlaceChanges({ place }: { place: PlaceChange }) {
  const { t } = useTranslation('scriptEditor');
  const { partId, change, kind, words, ways, hasOtherOffers } = place;
  const title =
    partId === 'voicemail' || partId === 'recordingNotice'
      ? t(`places.${partId}`)
      : kind === null
        ? partId
        : t('partTitle', { kind: t(`parts.${kind}`), id: partId });
  const nameWay = (on: string): string => {
    if (flowKeys.some((key) => key === on)) return t('ways.key', { key: on });
    return t([`ways.${on}` as 'ways.next']);
  };
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">
        {title} · {t(`compare.changes.${change}`)}
      </Typography>
      {words.map(({ field, language, before, after }) => (
        <TextPair
          key={`${field} ${language}`}
          title={t('wordsLabel', {
            field: t(`fields.${field}`),
            language: t(`languages.${language}`),
          })}
          before={before}
          after={after}
        />
      ))}
      {ways.map(({ on, before, after }) => (
        <TextPair
          key={on}
          title={`${t('compare.ways')}: ${nameWay(on)}`}
          before={before}
          after={after}
        />
      ))}
      {hasOtherOffers ? <Typography variant="body2">{t('compare.offers')}</Typography> : null}
    </Box>
  );
}

interface ComparisonProps {
  api: OrganizationApi;
  scriptId: string;
  before: number;
  after: number;
  onClose: () => void;
}

/** What changed between two versions. */
export function Comparison({ api, scriptId, before, after, onClose }: ComparisonProps) {
  const { t } = useTranslation('scriptEditor');
  const comparison = useComparison(api, { scriptId, before, after });
  const { data } = comparison;
  const isSame =
    data !== undefined &&
    data.places.length === 0 &&
    data.contactPerson === null &&
    !data.beginsElsewhere;
  return (
    <SectionCard
      title={t('compare.title', { before, after })}
      actions={<Button onClick={onClose}>{t('compare.close')}</Button>}
    >
      {comparison.isPending ? (
        <LoadingSkeletons label={t('compare.loading')} rows={4} rowHeight={{ xs: 96, sm: 58 }} />
      ) : data === undefined ? (
        <ErrorState error={comparison.error} onRetry={() => void comparison.refetch()} />
      ) : (
        <Box sx={{ display: 'grid', gap: 3 }}>
          {isSame ? <Typography>{t('compare.same')}</Typography> : null}
          {data.beginsElsewhere ? <Typography>{t('compare.begins')}</Typography> : null}
          {data.contactPerson === null ? null : (
            <TextPair title={t('places.contactPerson')} {...data.contactPerson} />
          )}
          {data.places.map((place) => (
            <PlaceChanges key={place.partId} place={place} />
          ))}
        </Box>
      )}
    </SectionCard>
  );
}
