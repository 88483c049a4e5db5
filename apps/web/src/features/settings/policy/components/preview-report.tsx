import Box from '@mui/material/Box';
import type { PolicyPreview } from '@ringfence/contract/compliance';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { formatNumber } from '../../../../ui/format-number.ts';
import { explainReason } from '../../../decisions/index.ts';
import { CountTable } from './count-table.tsx';

const moments = ['now', 'laterToday', 'later', 'never'] as const;

/** Those that grow or shrink, the greatest change first. */
export function listMovedReasons(reasons: PolicyPreview['reasons']): PolicyPreview['reasons'] {
  const size = ({ before, after }: PolicyPreview['reasons'][number]) => Math.abs(after - before);
  return reasons
    .filter((reason) => size(reason) > 0)
    .toSorted((one, other) => size(other) - size(one));
}

/** What of it was worked out, and from how many people. */
function Extent({ contacts, judged }: Pick<PolicyPreview, 'contacts' | 'judged'>) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const all = formatNumber(contacts, language);
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
      {contacts === 0
        ? t('policy.preview.nobody')
        : judged < contacts
          ? t('policy.preview.sample', { judged: formatNumber(judged, language), all })
          : t('policy.preview.whole', { count: contacts, all })}
    </Box>
  );
}

/** Who can be called under the policy in force and under the new one, and what grows or shrinks. */
export function PreviewReport({ preview }: { preview: PolicyPreview }) {
  const { t } = useTranslation('settings');
  const { t: tWork } = useTranslation('work');
  const { before, after } = preview;
  const moved = listMovedReasons(preview.reasons);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Extent contacts={preview.contacts} judged={preview.judged} />
      <CountTable
        header={t('policy.preview.people')}
        rows={moments.map((moment) => ({
          id: moment,
          name: t(`policy.preview.${moment}`),
          before: before[moment],
          after: after[moment],
        }))}
      />
      {moved.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('policy.preview.reasonsSame')}</Box>
      ) : (
        <CountTable
          header={t('policy.preview.reasons')}
          rows={moved.map((reason) => ({
            ...reason,
            id: reason.code,
            name: explainReason(reason.code, tWork),
          }))}
        />
      )}
    </Box>
  );
}
