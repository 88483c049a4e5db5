import Box from '@mui/material/Box';
import type { CallDetail } from '@ringfence/contract/calls';
import { useTranslation } from 'react-i18next';

/** What was said on a call, word for word, and what the person pressed. */
export function SaidList({ said, areWordsKept }: Pick<CallDetail, 'said' | 'areWordsKept'>) {
  const { t } = useTranslation('work');
  const missing = areWordsKept ? null : (
    <Box sx={{ color: 'text.secondary', mb: said.length === 0 ? 0 : 1.5 }}>
      {t('calls.said.notKept')}
    </Box>
  );
  if (said.length === 0 && missing !== null) {
    return missing;
  }
  if (said.length === 0) {
    return <Box sx={{ color: 'text.secondary' }}>{t('calls.said.none')}</Box>;
  }
  const describe = ({ speaker, text }: CallDetail['said'][number]): string => {
    if (speaker === 'recording') {
      return text ?? '';
    }
    return text === null ? t('calls.said.nothing') : t('calls.said.pressed', { key: text });
  };
  return (
    <>
      {missing}
      <Box
        component="ol"
        aria-label={t('calls.said.title')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}
      >
        {said.map((line, place) => {
          const isPerson = line.speaker === 'person';
          return (
            <Box
              component="li"
              // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays in its place.
              key={place}
              {...(line.language === null ? {} : { lang: line.language })}
              sx={{
                justifySelf: isPerson ? 'end' : 'start',
                maxWidth: '92%',
                px: 1.5,
                py: 1,
                borderRadius: 2,
                bgcolor: isPerson ? 'action.selected' : 'action.hover',
                overflowWrap: 'anywhere',
              }}
            >
              <Box sx={{ color: 'text.secondary', fontSize: '0.75rem', fontWeight: 600 }}>
                {t(`calls.said.${line.speaker}`)}
              </Box>
              {describe(line)}
            </Box>
          );
        })}
      </Box>
    </>
  );
}
