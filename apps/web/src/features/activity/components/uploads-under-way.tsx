import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useImportLink } from '../../imports/index.ts';
import type { useUploadsUnderWay } from '../use-scheduled-pages.ts';

interface UploadsUnderWayProps {
  uploads: ReturnType<typeof useUploadsUnderWay>;
}

/** Files on their way in, each with how far it is and the way to go on with it or to cancel it. */
export function UploadsUnderWay({ uploads }: UploadsUnderWayProps) {
  const { t } = useTranslation('scheduled');
  const link = useImportLink();
  const states: Record<string, string> = t('uploads.states', { returnObjects: true });
  return (
    <SectionCard title={t('uploads.title')}>
      {uploads.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('uploads.none')}</Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {uploads.map(({ id, fileName, state, progress }) => (
            <li key={id}>
              <Box
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'baseline',
                  justifyContent: 'space-between',
                  gap: 1,
                }}
              >
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Box component="span" sx={{ fontWeight: 600, mr: 1 }}>
                    {fileName}
                  </Box>
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {states[state] ?? state}
                  </Box>
                </Box>
                <TextLink to={link(id)} aria-label={t('uploads.openNamed', { name: fileName })}>
                  {t('uploads.open')}
                </TextLink>
              </Box>
              {progress.total > 0 ? (
                <Box sx={{ mt: 1 }}>
                  <ProgressBar
                    label={t('uploads.progress', { name: fileName })}
                    share={progress.done / progress.total}
                  />
                </Box>
              ) : null}
            </li>
          ))}
        </Box>
      )}
    </SectionCard>
  );
}
