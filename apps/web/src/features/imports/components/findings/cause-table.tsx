import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ImportFindings } from '@ringfence/contract/imports';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { formatNumber } from '../../../../ui/format-number.ts';
import { RecordTable } from '../../../../ui/record-table.tsx';

type Cause = Pick<ImportFindings['rejections'][number], 'column' | 'rows' | 'examples'>;

interface CauseTableProps<One extends Cause> {
  caption: string;
  causes: readonly One[];
  getKey: (cause: One) => string;
  /** What is wrong, and what would be right. */
  renderCause: (cause: One) => ReactNode;
}

const mostExamples = 5;

/** The lines and values by which a cause is found again in the file. */
function Examples({ examples }: Pick<Cause, 'examples'>) {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {examples.slice(0, mostExamples).map(({ line, value }) => (
        <li key={`${line} ${value}`}>
          <Typography variant="body2">
            {value.trim() === ''
              ? t('causes.exampleEmpty', { line: formatNumber(line, language) })
              : t('causes.example', { line: formatNumber(line, language), value })}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

/** Each cause once, with how many rows it has and where. */
export function CauseTable<One extends Cause>(props: CauseTableProps<One>) {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  const { caption, causes, getKey, renderCause } = props;
  return (
    <RecordTable
      caption={caption}
      rows={causes}
      getKey={getKey}
      columns={[
        { id: 'cause', header: t('causes.cause'), render: renderCause },
        {
          id: 'rows',
          header: t('causes.rows'),
          isNumeric: true,
          render: ({ rows }) => formatNumber(rows, language),
        },
        {
          id: 'column',
          header: t('causes.column'),
          render: ({ column }) => column ?? t('causes.wholeRow'),
        },
        {
          id: 'examples',
          header: t('causes.examples'),
          render: ({ examples }) => <Examples examples={examples} />,
        },
      ]}
    />
  );
}
