import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '../i18n/languages.ts';
import { useLanguage } from '../i18n/use-language.ts';

export function LanguageSwitch() {
  const { t } = useTranslation();
  const { language, chooseLanguage } = useLanguage();
  return (
    <Box
      role="group"
      aria-label={t('shell.language')}
      sx={{ display: 'flex', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      {languages.map((choice) => {
        const isChosen = choice === language;
        return (
          <Button
            key={choice}
            size="small"
            color="inherit"
            lang={choice}
            aria-label={`${choice.toUpperCase()} ${languageNames[choice]}`}
            aria-pressed={isChosen}
            onClick={() => void chooseLanguage(choice)}
            sx={{
              minWidth: 40,
              minHeight: 36,
              textTransform: 'uppercase',
              color: isChosen ? 'text.primary' : 'text.secondary',
              bgcolor: isChosen ? 'action.selected' : 'transparent',
            }}
          >
            {choice}
          </Button>
        );
      })}
    </Box>
  );
}
