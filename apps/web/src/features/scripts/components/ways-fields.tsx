import RemoveIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { listWays, type WayCondition } from '@ringfence/domain/callflow/list-ways';
import { type FlowKey, flowKeys, type Part } from '@ringfence/domain/callflow/script';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectInput } from '../../../ui/select-input.tsx';
import { listFreeKeys, removeKey, setWay } from '../editing/edit-part.ts';

export interface PartChoice {
  id: string;
  kind: Part['kind'];
}

interface WaysFieldsProps {
  part: Part;
  /** Where it can lead to. */
  choices: readonly PartChoice[];
  onChange: (edit: (part: Part) => Part) => void;
  isReadOnly: boolean;
}

export const isKey = (on: WayCondition): on is FlowKey => flowKeys.some((key) => key === on);

interface AddKeyProps {
  part: Part;
  onAdd: (key: FlowKey) => void;
}

function AddKey({ part, onAdd }: AddKeyProps) {
  const { t } = useTranslation('scriptEditor');
  const id = useId();
  const free = listFreeKeys(part);
  const [chosen, setChosen] = useState('');
  const [first] = free;
  const key = free.find((one) => one === chosen) ?? first;
  if (key === undefined) {
    return null;
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ width: 120 }}>
        <SelectInput
          id={id}
          label={t('ways.addKeyLabel')}
          options={free.map((one) => ({ value: one, label: one }))}
          value={key}
          onChange={setChosen}
          error={null}
          disabled={false}
        />
      </Box>
      <Button variant="outlined" onClick={() => onAdd(key)}>
        {t('ways.addKey')}
      </Button>
    </Box>
  );
}

/** Where a part leads to, by key or by how it comes out. */
export function WaysFields({ part, choices, onChange, isReadOnly }: WaysFieldsProps) {
  const { t } = useTranslation('scriptEditor');
  const ways = listWays(part);
  const named = new Set(choices.map(({ id }) => id));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {ways.length === 0 ? t('ways.ends') : t('ways.title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
        }}
      >
        {ways.map(({ on, to }) => {
          const label = isKey(on) ? t('ways.key', { key: on }) : t(`ways.${on}`);
          const missing =
            to === '' || named.has(to) ? [] : [{ value: to, label: t('ways.missing', { id: to }) }];
          return (
            <Box key={on} sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
              <SelectInput
                id={`way-${part.id}-${on}`}
                label={label}
                placeholder={t('ways.choose')}
                options={[
                  ...missing,
                  ...choices.map(({ id, kind }) => ({
                    value: id,
                    label: t('partTitle', { kind: t(`parts.${kind}`), id }),
                  })),
                ]}
                value={to}
                onChange={(wanted) => onChange((before) => setWay(before, on, wanted))}
                error={null}
                disabled={isReadOnly}
              />
              {isKey(on) && !isReadOnly ? (
                <IconButton
                  size="small"
                  aria-label={t('ways.removeKey', { key: on })}
                  onClick={() => onChange((before) => removeKey(before, on))}
                >
                  <RemoveIcon fontSize="small" />
                </IconButton>
              ) : null}
            </Box>
          );
        })}
      </Box>
      {part.kind === 'menu' && !isReadOnly ? (
        <AddKey part={part} onAdd={(key) => onChange((before) => setWay(before, key, ''))} />
      ) : null}
    </Box>
  );
}
