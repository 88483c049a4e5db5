import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SelectInput } from '../../../ui/select-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { applyTemplate, takeBackTemplate } from '../apply-template.ts';
import { type CampaignFields, writeTemplate } from '../campaign-fields.ts';
import { useTemplates } from '../template-api.ts';
import type { CampaignForm } from '../use-campaign-form.ts';
import { CampaignToast } from './campaign-toast.tsx';

interface SaveDialogProps {
  form: CampaignForm;
  onSaved: (templateId: string) => void;
  onClose: () => void;
}

function SaveDialog({ form, onSaved, onClose }: SaveDialogProps) {
  const { t } = useTranslation('work');
  const { save } = useTemplates();
  const [name, setName] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = name.trim() === '';
  function submit() {
    setAsked(true);
    if (isMissing) return;
    const content = writeTemplate(form.fields);
    save.mutate({ name: name.trim(), content }, { onSuccess: ({ id }) => onSaved(id) });
  }
  return (
    <FormDialog
      title={t('campaigns.form.templates.saveTitle')}
      body={t('campaigns.form.templates.saveBody')}
      submitLabel={t(
        save.isPending ? 'campaigns.form.templates.busy' : 'campaigns.form.templates.submit',
      )}
      cancelLabel={t('campaigns.form.templates.cancel')}
      isBusy={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        id="template-name"
        type="text"
        label={t('campaigns.form.templates.name')}
        autoComplete="off"
        value={name}
        onChange={setName}
        error={isAsked && isMissing ? t('campaigns.form.templates.nameMissing') : null}
        disabled={save.isPending}
        attributes={{ maxLength: 100 }}
      />
    </FormDialog>
  );
}

interface Applied {
  name: string;
  before: CampaignFields;
  filled: Partial<CampaignFields>;
}

/** Choices that were kept under a name fill the form; those of the form can be kept. */
export function TemplateBar({ form }: { form: CampaignForm }) {
  const { t } = useTranslation('work');
  const { templates, isFailed, retry, remove } = useTemplates();
  const [templateId, setTemplateId] = useState('');
  const [open, setOpen] = useState<'save' | 'remove' | null>(null);
  const [{ applied, nth }, setLast] = useState<{ applied: Applied | null; nth: number }>({
    applied: null,
    nth: 0,
  });
  const current = templates.find(({ id }) => id === templateId);
  const close = () => setOpen(null);

  function use(chosenId: string) {
    setTemplateId(chosenId);
    const chosen = templates.find(({ id }) => id === chosenId);
    if (chosen === undefined) return;
    const filled = applyTemplate(form.fields, chosen.content);
    setLast({ applied: { name: chosen.name, before: form.held, filled }, nth: nth + 1 });
    form.change(filled);
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      {isFailed ? (
        <RetryNotice message={t('campaigns.form.failed.templates')} onRetry={retry} />
      ) : null}
      {templates.length === 0 ? null : (
        <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
          <SelectInput
            id="campaign-template"
            label={t('campaigns.form.templates.use')}
            placeholder={t('campaigns.form.templates.none')}
            options={templates.map(({ id, name }) => ({ value: id, label: name }))}
            value={templateId}
            onChange={use}
            error={null}
            disabled={form.isBusy}
          />
        </Box>
      )}
      <Button
        size="small"
        onClick={() => form.isFitToKeep() && setOpen('save')}
        disabled={form.isBusy}
      >
        {t('campaigns.form.templates.save')}
      </Button>
      {current === undefined ? null : (
        <Button size="small" color="error" onClick={() => setOpen('remove')}>
          {t('campaigns.form.templates.remove')}
        </Button>
      )}
      {open === 'remove' && current !== undefined ? (
        <ConfirmDialog
          title={t('campaigns.form.templates.removeTitle', { name: current.name })}
          body={t('campaigns.form.templates.removeBody')}
          confirmLabel={t('campaigns.form.templates.remove')}
          cancelLabel={t('campaigns.form.templates.cancel')}
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={() =>
            remove.mutate(
              { templateId },
              {
                onSuccess: () => {
                  setTemplateId('');
                  close();
                },
              },
            )
          }
          onClose={close}
        />
      ) : null}
      {applied === null ? null : (
        <CampaignToast
          key={nth}
          deed={{
            message: t('campaigns.form.templates.applied', { name: applied.name }),
            undo: async () => {
              setTemplateId('');
              form.change(takeBackTemplate(form.held, applied.filled, applied.before));
            },
          }}
          onDismiss={() => setLast({ applied: null, nth })}
        />
      )}
      {open === 'save' ? (
        <SaveDialog
          form={form}
          onSaved={(id) => {
            setTemplateId(id);
            close();
          }}
          onClose={close}
        />
      ) : null}
    </Box>
  );
}
