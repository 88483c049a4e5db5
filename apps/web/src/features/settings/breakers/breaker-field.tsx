import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  type BreakerKind,
  leastLimitPercent,
  mostLimitPercent,
} from '@ringfence/domain/breakers/breaker-kinds';
import { isEventKind } from '@ringfence/domain/breakers/move-breaker';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../ui/text-input.tsx';
import type { BreakerDraft } from './breaker-draft.ts';

interface BreakerFieldProps {
  kind: BreakerKind;
  draft: BreakerDraft;
  isFaulty: boolean;
  disabled: boolean;
  onChange: (draft: BreakerDraft) => void;
}

/** One breaker: whether it is on, what it is, and what is ordinary. */
export function BreakerField({ kind, draft, isFaulty, disabled, onChange }: BreakerFieldProps) {
  const { t } = useTranslation('settings');
  const explanationId = `breaker-${kind}-explained`;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FormControlLabel
        label={t(`breakers.kinds.${kind}`)}
        sx={{ '& .MuiFormControlLabel-label': { fontWeight: 600 } }}
        control={
          <Checkbox
            size="small"
            disabled={disabled}
            checked={draft.isOn[kind]}
            slotProps={{ input: { id: `breaker-${kind}`, 'aria-describedby': explanationId } }}
            onChange={(_event, isOn) =>
              onChange({ ...draft, isOn: { ...draft.isOn, [kind]: isOn } })
            }
          />
        }
      />
      <Box id={explanationId} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {t(`breakers.explain.${kind}`)}
      </Box>
      {isEventKind(kind) && draft.isOn[kind] ? (
        <Box sx={{ mt: 1, maxWidth: 260 }}>
          <TextInput
            id={`breaker-${kind}-percent`}
            type="text"
            label={t('breakers.percent')}
            autoComplete="off"
            value={draft.percents[kind]}
            onChange={(typed) =>
              onChange({ ...draft, percents: { ...draft.percents, [kind]: typed } })
            }
            error={
              isFaulty
                ? t('breakers.fault', { least: leastLimitPercent, most: mostLimitPercent })
                : null
            }
            disabled={disabled}
            attributes={{
              inputMode: 'numeric',
              maxLength: 3,
              'aria-label': t('breakers.percentOf', { name: t(`breakers.kinds.${kind}`) }),
            }}
          />
        </Box>
      ) : null}
    </Box>
  );
}
