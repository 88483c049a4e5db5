import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';

interface CheckChoiceProps {
  id: string;
  label: string;
  hint?: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Something that holds or does not, with what it means. */
export function CheckChoice(props: CheckChoiceProps) {
  const { id, label, hint, isChecked, onChange } = props;
  const hintId = `${id}-hint`;
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            id={id}
            size="small"
            checked={isChecked}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: hint === undefined ? {} : { 'aria-describedby': hintId } }}
          />
        }
      />
      {hint === undefined ? null : (
        <FormHelperText id={hintId} component="div" sx={{ mt: -0.5, ml: '31px' }}>
          {hint}
        </FormHelperText>
      )}
    </Box>
  );
}
