import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { formatNumber } from '../../../../ui/format-number.ts';
import { ProblemNotice } from '../../../../ui/problem-notice.tsx';
import { RecordTable } from '../../../../ui/record-table.tsx';
import { RelativeMoment } from '../../../../ui/relative-moment.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { useForgetLayout, useLayouts } from '../../api.ts';

/** How earlier files looked; nothing where none is remembered. */
export function RememberedLayouts() {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  const layouts = useLayouts().data?.layouts ?? [];
  const forget = useForgetLayout();
  if (layouts.length === 0) {
    return null;
  }
  return (
    <SectionCard isFlush title={t('layouts.title')} lead={t('layouts.lead')}>
      {forget.error === null ? null : <ProblemNotice error={forget.error} />}
      <RecordTable
        caption={t('layouts.caption')}
        rows={layouts}
        getKey={({ id }) => id}
        columns={[
          { id: 'name', header: t('layouts.name'), render: ({ name }) => name },
          { id: 'kind', header: t('layouts.kind'), render: ({ kind }) => t(`kinds.${kind}`) },
          {
            id: 'columns',
            header: t('layouts.columns'),
            isNumeric: true,
            render: ({ columns }) => formatNumber(columns, language),
          },
          {
            id: 'used',
            header: t('layouts.used'),
            render: ({ usedAt }) => <RelativeMoment at={usedAt} />,
          },
          {
            id: 'actions',
            header: t('past.columns.actions'),
            render: ({ id, name }) => (
              <Button
                size="small"
                aria-label={t('layouts.forget', { name })}
                disabled={forget.isPending}
                onClick={() => forget.mutate(id)}
              >
                {t('layouts.forgetShort')}
              </Button>
            ),
          },
        ]}
      />
    </SectionCard>
  );
}
