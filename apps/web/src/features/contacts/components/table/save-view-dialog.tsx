import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { SavedView } from '@ringfence/contract/contacts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import type { ContactView } from '../../table/contact-view.ts';
import { useSaveView } from '../../table/view-api.ts';
import { toViewInput } from '../../table/view-input.ts';

interface SaveViewDialogProps {
  organizationId: string;
  view: ContactView;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
}

const longestName = 100;

export function SaveViewDialog({ organizationId, view, onSaved, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation('tables');
  const save = useSaveView(organizationId);
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isMissing = isAsked && name.trim() === '';

  function submit() {
    setAsked(true);
    if (name.trim() === '') {
      document.getElementById('view-name')?.focus();
      return;
    }
    save.mutate(
      { name: name.trim(), isShared, content: toViewInput(view) },
      { onSuccess: onSaved },
    );
  }

  return (
    <FormDialog
      title={t('contacts.views.saveTitle')}
      body={t('contacts.views.saveBody')}
      submitLabel={t(save.isPending ? 'contacts.views.saving' : 'contacts.views.submit')}
      cancelLabel={t('contacts.views.cancel')}
      isBusy={save.isPending}
      error={save.error}
      fields={['name']}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        id="view-name"
        type="text"
        label={t('contacts.views.name')}
        autoComplete="off"
        value={name}
        onChange={setName}
        error={isMissing ? t('contacts.views.nameMissing') : readFieldError(save.error, 'name')}
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
  );
}
