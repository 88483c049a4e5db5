import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ShownFactGroup } from '@ringfence/contract/calls';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useDisplayZone } from '../../../ui/display-zone.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { sayFact } from '../say-facts.ts';

interface DecidedFactsProps {
  facts: readonly ShownFactGroup[];
  /** As many columns as there is room for. */
  columns: string | Readonly<Record<string, string>>;
}

/** What was known when a call was decided, by what it is about. */
export function DecidedFacts({ facts, columns }: DecidedFactsProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  return (
    <SectionCard title={t('facts.title')} lead={t('facts.lead')}>
      <Box sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: columns }}>
        {facts.map(({ group, rows }) => (
          <Box key={group} sx={{ minWidth: 0 }}>
            <Typography variant="h3" sx={{ mb: 0.5 }}>
              {t(`facts.groups.${group}`)}
            </Typography>
            <FactList facts={rows.map((row) => sayFact(row, { t, language, zone }))} />
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
