import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PolicyPreview } from '@ringfence/contract/compliance';
import { useTranslation } from 'react-i18next';
import { languageLocales } from '../../../../i18n/languages.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { formatNumber } from '../../../../ui/format-number.ts';
import type { Column } from '../../../../ui/record-column.ts';
import { RecordTable } from '../../../../ui/record-table.tsx';
import { explainReason } from '../../../decisions/index.ts';

interface CountRow {
  id: string;
  name: string;
  before: number;
  after: number;
}

const moments = ['now', 'laterToday', 'later', 'never'] as const;

/** Those that grow or shrink, the greatest change first. */
export function listMovedReasons(reasons: PolicyPreview['reasons']): PolicyPreview['reasons'] {
  const size = ({ before, after }: PolicyPreview['reasons'][number]) => Math.abs(after - before);
  return reasons
    .filter((reason) => size(reason) > 0)
    .toSorted((one, other) => size(other) - size(one));
}

function useCountColumns(header: string): Column<CountRow>[] {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const signed = new Intl.NumberFormat(languageLocales[language], { signDisplay: 'exceptZero' });
  return [
    { id: 'name', header, render: ({ name }) => name },
    {
      id: 'before',
      header: t('policy.preview.before'),
      isNumeric: true,
      render: ({ before }) => formatNumber(before, language),
    },
    {
      id: 'after',
      header: t('policy.preview.after'),
      isNumeric: true,
      render: ({ after }) => formatNumber(after, language),
    },
    {
      id: 'difference',
      header: t('policy.preview.difference'),
      isNumeric: true,
      render: ({ before, after }) => (
        <Box component="span" sx={{ fontWeight: before === after ? 400 : 650 }}>
          {signed.format(after - before)}
        </Box>
      ),
    },
  ];
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
  const { t } = useTranslation(['settings', 'work']);
  const { before, after } = preview;
  const moved = listMovedReasons(preview.reasons);
  const countColumns = useCountColumns(t('policy.preview.people'));
  const reasonColumns = useCountColumns(t('policy.preview.reason'));
  const { t: tWork } = useTranslation('work');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Extent contacts={preview.contacts} judged={preview.judged} />
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <RecordTable
          caption={t('policy.preview.people')}
          columns={countColumns}
          rows={moments.map((moment) => ({
            id: moment,
            name: t(`policy.preview.${moment}`),
            before: before[moment],
            after: after[moment],
          }))}
          getKey={({ id }) => id}
        />
      </Box>
      <Typography variant="h3">{t('policy.preview.reasons')}</Typography>
      {moved.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('policy.preview.reasonsSame')}</Box>
      ) : (
        <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <RecordTable
            caption={t('policy.preview.reasons')}
            columns={reasonColumns}
            rows={moved.map((reason) => ({
              ...reason,
              id: reason.code,
              name: explainReason(reason.code, tWork),
            }))}
            getKey={({ id }) => id}
          />
        </Box>
      )}
    </Box>
  );
}
