import SystemModeIcon from '@mui/icons-material/ContrastOutlined';
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { nextColorMode } from '../theme/color-mode.ts';

const icons = { light: LightModeIcon, dark: DarkModeIcon, system: SystemModeIcon };

/** Goes round light, dark and the system's setting. */
export function ColorModeButton() {
  const { t } = useTranslation();
  const { mode = 'system', setMode } = useColorScheme();
  const Icon = icons[mode];
  const label = t(`shell.colorMode.${mode}`);
  return (
    <IconButton
      color="inherit"
      aria-label={label}
      title={label}
      onClick={() => setMode(nextColorMode(mode))}
    >
      <Icon />
    </IconButton>
  );
}
