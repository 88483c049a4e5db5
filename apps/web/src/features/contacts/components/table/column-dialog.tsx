import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { type ColumnId, columnIds, nameColumn, usualColumns } from '../../table/contact-view.ts';
import { moveColumn } from '../../table/move-column.ts';

interface ColumnDialogProps {
  columns: readonly ColumnId[];
  onApply: (columns: readonly ColumnId[]) => void;
  onClose: () => void;
}

const withRest = (shown: readonly ColumnId[]) => [
  ...shown,
  ...columnIds.filter((id) => !shown.includes(id)),
];

/** Which columns the table shows, and in which order. */
export function ColumnDialog({ columns, onApply, onClose }: ColumnDialogProps) {
  const { t } = useTranslation('tables');
  const [order, setOrder] = useState<readonly ColumnId[]>(() => withRest(columns));
  const [shown, setShown] = useState<readonly ColumnId[]>(columns);
  const movable = order.filter((id) => id !== nameColumn);
  return (
    <FormDialog
      title={t('contacts.chooseColumns.title')}
      body={t('contacts.chooseColumns.body')}
      submitLabel={t('contacts.chooseColumns.apply')}
      cancelLabel={t('contacts.chooseColumns.cancel')}
      isBusy={false}
      error={null}
      onSubmit={() => onApply(order.filter((id) => shown.includes(id)))}
      onClose={onClose}
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {movable.map((id, position) => {
          const column = t(`contacts.columns.${id}`);
          return (
            <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center' }}>
              <FormControlLabel
                label={column}
                sx={{ flex: 1 }}
                control={
                  <Checkbox
                    size="small"
                    checked={shown.includes(id)}
                    onChange={(_event, isShown) =>
                      setShown(isShown ? [...shown, id] : shown.filter((other) => other !== id))
                    }
                  />
                }
              />
              <IconButton
                size="small"
                aria-label={t('contacts.chooseColumns.up', { column })}
                disabled={position === 0}
                onClick={() => setOrder(moveColumn(order, id, -1))}
              >
                <UpIcon fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={t('contacts.chooseColumns.down', { column })}
                disabled={position === movable.length - 1}
                onClick={() => setOrder(moveColumn(order, id, 1))}
              >
                <DownIcon fontSize="small" />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      <Box>
        <Button
          size="small"
          onClick={() => {
            setOrder(withRest(usualColumns));
            setShown(usualColumns);
          }}
        >
          {t('contacts.chooseColumns.reset')}
        </Button>
      </Box>
    </FormDialog>
  );
}
