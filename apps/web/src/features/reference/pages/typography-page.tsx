import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { describeType, textKinds } from '../describe-type.ts';

/** The kinds of text, each set in itself. */
export function TypographyPage() {
  const { t } = useTranslation('reference');
  const { language } = useLanguage();
  const { typography } = useTheme();
  return (
    <>
      <PageHeader title={t('typography.title')} lead={t('typography.lead')} />
      <Card component="dl" sx={{ m: 0, '& > div + div': { borderTop: 1, borderColor: 'divider' } }}>
        {textKinds.map((kind) => {
          const { size, weight, lineHeight } = describeType(typography[kind]);
          return (
            <Box key={kind} sx={{ px: 2.5, py: 2 }}>
              <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
                <code>{kind}</code>
                {', '}
                {t('typography.details', {
                  size: formatNumber(size, language),
                  weight,
                  lineHeight: formatNumber(lineHeight, language),
                })}
              </Typography>
              <Typography component="dd" variant={kind} sx={{ m: 0 }}>
                {t('typography.sample')}
              </Typography>
            </Box>
          );
        })}
      </Card>
    </>
  );
}
