import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { CallablePerson, ImportFindings } from '@ringfence/contract/imports';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { formatNumber } from '../../../../ui/format-number.ts';
import { PagedRecords } from '../../../../ui/paged-records.tsx';
import type { Column } from '../../../../ui/record-column.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { useCallablePeople } from '../../api.ts';
import { nameValue } from '../../upload-words.ts';

function useColumns(): Column<CallablePerson>[] {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  return [
    {
      id: 'person',
      header: t('callable.person'),
      render: ({ contactId, fullName }) => (
        <TextLink to={`/debtors/contacts/${contactId}`}>{fullName}</TextLink>
      ),
    },
    {
      id: 'why',
      header: t('callable.why'),
      render: ({ reasons }) => reasons.map((reason) => t(`callable.reasons.${reason}`)).join('. '),
    },
    {
      id: 'restriction',
      header: t('callable.restriction'),
      render: ({ restrictions }) =>
        restrictions.length === 0
          ? t('callable.noRestriction')
          : restrictions.map((kind) => nameValue('restriction_kind', kind, t)).join(', '),
    },
    {
      id: 'phone',
      header: t('callable.phone'),
      isShort: true,
      render: ({ phone }) => phone ?? t('callable.noPhone'),
    },
    {
      id: 'line',
      header: t('callable.line'),
      isNumeric: true,
      render: ({ line }) => formatNumber(line, language),
    },
  ];
}

/** The list itself, whether it waits to be confirmed or was stored. */
export function CallableList({ importId }: { importId: string }) {
  const { t } = useTranslation('uploads');
  const pages = useCallablePeople(importId);
  const columns = useColumns();
  return (
    <PagedRecords
      caption={t('callable.caption')}
      columns={columns}
      pages={pages}
      rows={pages.data?.pages.flatMap(({ people }) => people)}
      getKey={({ contactId }) => contactId}
      loadingLabel={t('callable.loading')}
      empty={null}
    />
  );
}

interface CallablePeopleProps {
  importId: string;
  callable: ImportFindings['callable'];
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

/** Whom the file makes callable who was not, and whether they are to be called; nothing where it is nobody. */
export function CallablePeople(props: CallablePeopleProps) {
  const { importId, callable, isConfirmed, onConfirm } = props;
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  const { people, restricted } = callable;
  if (people === 0) {
    return null;
  }
  return (
    <SectionCard
      isFlush
      title={t('callable.title', { count: people, number: formatNumber(people, language) })}
      lead={t('callable.lead')}
    >
      <Box sx={{ px: 2.5, pt: 2, pb: 1 }}>
        {restricted === 0 ? null : (
          <Typography sx={{ mb: 1 }}>
            {t('callable.restricted', {
              count: restricted,
              number: formatNumber(restricted, language),
            })}
          </Typography>
        )}
        <FormControlLabel
          label={t('callable.confirm')}
          control={
            <Checkbox
              checked={isConfirmed}
              onChange={(_event, isChecked) => onConfirm(isChecked)}
            />
          }
        />
      </Box>
      <CallableList importId={importId} />
    </SectionCard>
  );
}
