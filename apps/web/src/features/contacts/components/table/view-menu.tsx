import ViewIcon from '@mui/icons-material/BookmarkBorderOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SavedView } from '@ringfence/contract/contacts';
import { lazy, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LateArea } from '../../../../ui/late-area.tsx';
import { TopProgressBar } from '../../../../ui/top-progress-bar.tsx';
import { findSavedView, readSavedView } from '../../table/read-saved-view.ts';
import type { ContactAddress } from '../../table/use-contact-address.ts';
import { useSavedViews, useSaveView } from '../../table/view-api.ts';
import { toViewInput } from '../../table/view-input.ts';

const SaveViewDialog = lazy(async () => ({
  default: (await import('./save-view-dialog.tsx')).SaveViewDialog,
}));
const DeleteViewDialog = lazy(async () => ({
  default: (await import('./delete-view-dialog.tsx')).DeleteViewDialog,
}));

interface ViewMenuProps {
  organizationId: string;
  address: ContactAddress;
  /** Begins with calling everybody in sight; left out where that may not be done. */
  onCall?: () => void;
  onDone: (sentence: string) => void;
  onFailed: (error: unknown) => void;
}

/** The saved views: to look at one, to keep what is shown, to drop what is not wanted any more. */
export function ViewMenu(props: ViewMenuProps) {
  const { organizationId, address, onCall, onDone, onFailed } = props;
  const { t } = useTranslation('tables');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'save' | SavedView | null>(null);
  const saved = useSavedViews(organizationId);
  const save = useSaveView(organizationId);
  const views = saved.data?.views ?? [];
  const current = findSavedView(views, address.chosenViewId, address.view);
  const close = () => setAnchor(null);
  const choose = (then: () => void) => () => {
    close();
    then();
  };
  const groups = [
    { id: 'mine', views: views.filter(({ isMine }) => isMine) },
    { id: 'shared', views: views.filter(({ isMine }) => !isMine) },
  ] as const;

  function replace({ name, isShared }: SavedView) {
    save.mutate(
      { name, isShared, content: toViewInput(address.view) },
      { onSuccess: () => onDone(t('contacts.views.saved', { name })), onError: onFailed },
    );
  }

  return (
    <>
      <Button
        id={`${id}-button`}
        variant="outlined"
        startIcon={<ViewIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: 280 }}
      >
        {current === null
          ? t('contacts.views.open')
          : current.isChanged
            ? t('contacts.views.changed', { name: current.view.name })
            : current.view.name}
      </Button>
      <Menu
        // Inside the page's own landmark, where screen readers look for it.
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': t('contacts.views.label'), dense: true } }}
      >
        <MenuItem onClick={choose(() => address.show(null))}>
          {t('contacts.views.everybody')}
        </MenuItem>
        {groups.flatMap((group) =>
          group.views.length === 0
            ? []
            : [
                <ListSubheader key={group.id} role="presentation" sx={{ lineHeight: '32px' }}>
                  {t(`contacts.views.${group.id}`)}
                </ListSubheader>,
                ...group.views.map((view) => (
                  <MenuItem
                    key={view.id}
                    selected={view.id === current?.view.id}
                    onClick={choose(() => address.show({ id: view.id, view: readSavedView(view) }))}
                    sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal', maxWidth: 340 }}
                  >
                    {view.name}
                  </MenuItem>
                )),
              ],
        )}
        {saved.isPending ? <MenuItem disabled>{t('contacts.views.loading')}</MenuItem> : null}
        {saved.isError ? (
          <MenuItem onClick={() => void saved.refetch()}>{t('contacts.views.failed')}</MenuItem>
        ) : null}
        {saved.isSuccess && views.length === 0 ? (
          <MenuItem disabled>{t('contacts.views.none')}</MenuItem>
        ) : null}
        <Divider component="li" role="separator" />
        {onCall === undefined || current === null ? null : (
          <MenuItem onClick={choose(onCall)}>{t('contacts.views.call')}</MenuItem>
        )}
        <MenuItem onClick={choose(() => setDialog('save'))}>{t('contacts.views.save')}</MenuItem>
        {current?.isChanged === true && current.view.isMine ? (
          <MenuItem onClick={choose(() => replace(current.view))}>
            {t('contacts.views.replace', { name: current.view.name })}
          </MenuItem>
        ) : null}
        {current?.view.isMine === true ? (
          <MenuItem onClick={choose(() => setDialog(current.view))} sx={{ color: 'error.main' }}>
            {t('contacts.views.delete', { name: current.view.name })}
          </MenuItem>
        ) : null}
      </Menu>
      {dialog === null ? null : (
        <LateArea fallback={<TopProgressBar />} onClose={() => setDialog(null)}>
          {dialog === 'save' ? (
            <SaveViewDialog
              organizationId={organizationId}
              view={address.view}
              onClose={() => setDialog(null)}
              onSaved={(view) => {
                setDialog(null);
                address.show({ id: view.id, view: readSavedView(view) });
                onDone(t('contacts.views.saved', { name: view.name }));
              }}
            />
          ) : (
            <DeleteViewDialog
              organizationId={organizationId}
              view={dialog}
              onClose={() => setDialog(null)}
              onDeleted={() => {
                setDialog(null);
                address.show(null);
                onDone(t('contacts.views.deleted', { name: dialog.name }));
              }}
            />
          )}
        </LateArea>
      )}
    </>
  );
}
