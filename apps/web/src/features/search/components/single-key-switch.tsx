import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areSingleKeysOn, switchSingleKeys } from '../plain-keys.ts';

/** Lets people switch off what single keys do. */
export function SingleKeySwitch() {
  const { t } = useTranslation('search');
  const [isOn, setOn] = useState(areSingleKeysOn);
  const hintId = useId();
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            onChange={(_event, isChecked) => {
              switchSingleKeys(isChecked);
              setOn(isChecked);
            }}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
        label={t('shortcuts.single')}
      />
      <Typography id={hintId} variant="body2" sx={{ color: 'text.secondary' }}>
        {t('shortcuts.singleHint')}
      </Typography>
    </Box>
  );
}
