import type { ImportFindings } from '@ringfence/contract/imports';
import { restrictionKinds } from '@ringfence/domain/compliance/words';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { formatNumber } from '../../../../ui/format-number.ts';
import { RecordTable } from '../../../../ui/record-table.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { nameValue } from '../../upload-words.ts';

type Status = ImportFindings['statuses'][number];

function nameMeaning(meaning: string | null, t: TFunction<'uploads'>): string {
  switch (meaning) {
    case null:
      return t('statuses.unread');
    case 'medium_stop':
      return t('statuses.doNotCall');
    case 'may_be_called':
      return t('statuses.mayBeCalled');
    default:
      return nameValue('debt_state', nameValue('restriction_kind', meaning, t), t);
  }
}

/** "40 deceased, 76 do not call": what the words that forbid calls amount to. */
function useRestricting(statuses: readonly Status[]): string {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  const totals = new Map<string, number>();
  for (const { meaning, rows } of statuses) {
    if (restrictionKinds.some((kind) => kind === meaning)) {
      const name = nameMeaning(meaning, t);
      totals.set(name, (totals.get(name) ?? 0) + rows);
    }
  }
  return [...totals]
    .map(([meaning, rows]) => t('statuses.count', { meaning, rows: formatNumber(rows, language) }))
    .join(', ');
}

/** What each word of a status column was read as; nothing where the file has no such column. */
export function StatusWords({ statuses }: Pick<ImportFindings, 'statuses'>) {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  const counts = useRestricting(statuses);
  if (statuses.length === 0) {
    return null;
  }
  return (
    <SectionCard
      isFlush
      title={t('statuses.title')}
      lead={counts === '' ? t('statuses.none') : t('statuses.lead', { counts })}
    >
      <RecordTable
        caption={t('statuses.caption')}
        rows={statuses}
        getKey={({ column, word }) => `${column} ${word}`}
        columns={[
          { id: 'word', header: t('statuses.word'), render: ({ word }) => word },
          {
            id: 'meaning',
            header: t('statuses.meaning'),
            render: ({ meaning }) => nameMeaning(meaning, t),
          },
          {
            id: 'rows',
            header: t('statuses.rows'),
            isNumeric: true,
            render: ({ rows }) => formatNumber(rows, language),
          },
          { id: 'column', header: t('statuses.column'), render: ({ column }) => column },
        ]}
      />
    </SectionCard>
  );
}
