import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { SelectInput } from '../../../ui/select-input.tsx';
import { type SettingsSectionId, sectionAddress } from '../list-sections.ts';

interface SectionListProps {
  sections: readonly SettingsSectionId[];
  current: SettingsSectionId;
}

/** The sections beside the one that is shown; above it, as a choice, where there is no room. */
export function SectionList({ sections, current }: SectionListProps) {
  const { t } = useTranslation('settings');
  const navigate = useNavigate();
  const { search } = useLocation();
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  if (!isWide) {
    return (
      <SelectInput
        id="settings-section"
        label={t('sections.label')}
        options={sections.map((id) => ({ value: id, label: t(`sections.${id}`) }))}
        value={current}
        onChange={(wanted) => {
          const section = sections.find((id) => id === wanted);
          if (section !== undefined) {
            void navigate({ pathname: sectionAddress(section), search });
          }
        }}
        error={null}
        disabled={false}
      />
    );
  }
  return (
    <Box
      component="nav"
      aria-label={t('sections.label')}
      sx={{ position: 'sticky', top: 88, alignSelf: 'start' }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sections.map((id) => {
          const isCurrent = id === current;
          return (
            <li key={id}>
              <Box
                component={RouterLink}
                to={{ pathname: sectionAddress(id), search }}
                {...(isCurrent ? { 'aria-current': 'page' } : {})}
                sx={{
                  display: 'block',
                  px: 2,
                  py: 1.25,
                  borderRadius: 1,
                  color: isCurrent ? 'primary.main' : 'text.primary',
                  fontWeight: isCurrent ? 650 : 500,
                  textDecoration: 'none',
                  ...(isCurrent
                    ? {
                        bgcolor: (theme) =>
                          theme.alpha((theme.vars ?? theme).palette.primary.main, 0.12),
                      }
                    : { '&:hover': { bgcolor: 'action.hover' } }),
                }}
              >
                {t(`sections.${id}`)}
              </Box>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
