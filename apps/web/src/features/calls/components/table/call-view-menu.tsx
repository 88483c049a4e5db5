import ViewIcon from '@mui/icons-material/BookmarkBorderOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SavedCallView } from '@ringfence/contract/calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { useCallViews } from '../../api.ts';
import { type CallView, isSameView, tidyFilter, toFilterInput } from '../../table/call-view.ts';
import { type ChoosableColumn, readColumns } from '../../table/chosen-columns.ts';
import type { CallAddress } from '../../table/use-call-address.ts';

interface CallViewMenuProps {
  organizationId: string;
  address: CallAddress;
  /** The columns that are shown, which a view keeps. */
  columns: readonly ChoosableColumn[];
  onColumns: (columns: readonly ChoosableColumn[]) => void;
  onDone: (sentence: string) => void;
}

/** Yes travels as a word, and comes back as it was sent. */
const readSaved = ({ content: { filter, order } }: SavedCallView): CallView => ({
  filter: tidyFilter({
    ...filter,
    underWay: String(filter.underWay) === 'true',
    placed: String(filter.placed) === 'true',
  }),
  order,
});

const longestName = 100;

/** The saved views: to look at one, to keep what is shown, to drop what is not wanted any more. */
export function CallViewMenu(props: CallViewMenuProps) {
  const { organizationId, address, columns, onColumns, onDone } = props;
  const { t } = useTranslation('tables');
  const { t: tWork } = useTranslation('work');
  const { saved, save, remove } = useCallViews(organizationId);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'save' | SavedCallView | null>(null);
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const views = saved.data?.views ?? [];
  const current =
    views.find(({ id }) => id === address.chosenViewId) ??
    views.find((view) => isSameView(readSaved(view), address.view));
  const isChanged = current !== undefined && !isSameView(readSaved(current), address.view);
  const choose = (then: () => void) => () => {
    setAnchor(null);
    then();
  };
  function keep() {
    setAsked(true);
    if (name.trim() === '') {
      document.getElementById('call-view-name')?.focus();
      return;
    }
    const { filter, order } = address.view;
    save.mutate(
      {
        name: name.trim(),
        isShared,
        content: { filter: toFilterInput(filter), order, columns: [...columns] },
      },
      {
        onSuccess: (view) => {
          setDialog(null);
          address.show({ id: view.id, view: readSaved(view) });
          onDone(t('contacts.views.saved', { name: view.name }));
        },
      },
    );
  }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ViewIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: 280 }}
      >
        {current === undefined
          ? t('contacts.views.open')
          : isChanged
            ? t('contacts.views.changed', { name: current.name })
            : current.name}
      </Button>
      <Menu
        // Inside the page's own landmark, where screen readers look for it.
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('contacts.views.label'), dense: true } }}
      >
        <MenuItem onClick={choose(() => address.show(null))}>{tWork('calls.views.all')}</MenuItem>
        {views.map((view) => (
          <MenuItem
            key={view.id}
            selected={view.id === current?.id}
            onClick={choose(() => {
              address.show({ id: view.id, view: readSaved(view) });
              // Views from before columns could be chosen have none, and change none.
              if (view.content.columns.length > 0) {
                onColumns(readColumns(view.content.columns));
              }
            })}
            sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal', maxWidth: 340 }}
          >
            {view.name}
          </MenuItem>
        ))}
        {saved.isPending ? <MenuItem disabled>{t('contacts.views.loading')}</MenuItem> : null}
        {saved.isError ? (
          <MenuItem onClick={() => void saved.refetch()}>{t('contacts.views.failed')}</MenuItem>
        ) : null}
        {saved.isSuccess && views.length === 0 ? (
          <MenuItem disabled>{t('contacts.views.none')}</MenuItem>
        ) : null}
        <Divider component="li" role="separator" />
        <MenuItem
          onClick={choose(() => {
            setName(isChanged ? (current?.name ?? '') : '');
            setAsked(false);
            setDialog('save');
          })}
        >
          {t('contacts.views.save')}
        </MenuItem>
        {current?.isMine === true ? (
          <MenuItem onClick={choose(() => setDialog(current))} sx={{ color: 'error.main' }}>
            {t('contacts.views.delete', { name: current.name })}
          </MenuItem>
        ) : null}
      </Menu>
      {dialog === 'save' ? (
        <FormDialog
          title={t('contacts.views.saveTitle')}
          body={t('contacts.views.saveBody')}
          submitLabel={t(save.isPending ? 'contacts.views.saving' : 'contacts.views.submit')}
          cancelLabel={t('contacts.views.cancel')}
          isBusy={save.isPending}
          error={save.error}
          fields={['name']}
          onSubmit={keep}
          onClose={() => setDialog(null)}
        >
          <TextInput
            id="call-view-name"
            type="text"
            label={t('contacts.views.name')}
            autoComplete="off"
            value={name}
            onChange={setName}
            error={
              isAsked && name.trim() === ''
                ? t('contacts.views.nameMissing')
                : readFieldError(save.error, 'name')
            }
            disabled={save.isPending}
            attributes={{ maxLength: longestName }}
          />
          <FormControlLabel
            label={t('contacts.views.share')}
            control={
              <Checkbox
                size="small"
                checked={isShared}
                disabled={save.isPending}
                onChange={(_event, isChecked) => setShared(isChecked)}
              />
            }
          />
        </FormDialog>
      ) : null}
      {dialog === null || dialog === 'save' ? null : (
        <ConfirmDialog
          title={t('contacts.views.deleteTitle', { name: dialog.name })}
          body={tWork('calls.views.deleteBody')}
          confirmLabel={t(
            remove.isPending ? 'contacts.views.deleting' : 'contacts.views.deleteConfirm',
          )}
          cancelLabel={t('contacts.views.cancel')}
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={() =>
            remove.mutate(
              { viewId: dialog.id },
              {
                onSuccess: () => {
                  setDialog(null);
                  address.show(null);
                  onDone(t('contacts.views.deleted', { name: dialog.name }));
                },
              },
            )
          }
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
