import Box from '@mui/material/Box';
import type { Decision } from '@ringfence/contract/decisions';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../ui/moment.tsx';
import { RecordTable } from '../../../ui/record-table.tsx';
import { describeEvidence } from '../describe-evidence.ts';

/** Where the person may be, what time it was there, and what speaks for it. */
export function ZoneList({ zones, decidedAt }: Pick<Decision, 'zones' | 'decidedAt'>) {
  const { t } = useTranslation('work');
  if (zones.length === 0) {
    return <Box sx={{ px: 2.5, py: 2 }}>{t('decisions.why.noZones')}</Box>;
  }
  return (
    <RecordTable
      caption={t('decisions.why.zones')}
      rows={zones}
      getKey={({ zone }) => zone}
      columns={[
        {
          id: 'zone',
          header: t('decisions.why.zone'),
          render: ({ zone }) => zone.replaceAll('_', ' '),
        },
        {
          id: 'local-time',
          header: t('decisions.why.localTime'),
          render: ({ zone }) => <Moment at={decidedAt} zone={zone} />,
        },
        {
          id: 'evidence',
          header: t('decisions.why.evidence'),
          render: ({ evidence }) => evidence.map((word) => describeEvidence(word, t)).join(', '),
        },
      ]}
    />
  );
}
