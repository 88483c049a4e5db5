import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { RadioChoice } from '../../../ui/radio-choice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SelectInput } from '../../../ui/select-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { UploadForm } from '../use-upload-form.ts';

/** A new list or one that exists. */
export function ListSection({ form }: { form: UploadForm }) {
  const { t } = useTranslation('work');
  const { fields, lists, errors, change, isBusy } = form;
  const error = errors.list === null ? null : t(errors.list);
  return (
    <SectionCard title={t('imports.list.title')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {lists.length === 0 ? null : (
          <RadioChoice
            id="upload-where"
            label={t('imports.list.where')}
            options={[
              { value: 'new', label: t('imports.list.new') },
              { value: 'existing', label: t('imports.list.existing') },
            ]}
            value={fields.isNewList ? 'new' : 'existing'}
            onChange={(where) => change({ isNewList: where === 'new' })}
            error={null}
            disabled={isBusy}
          />
        )}
        {fields.isNewList ? (
          <TextInput
            id="upload-list-name"
            type="text"
            label={t('imports.list.newName')}
            autoComplete="off"
            value={fields.listName}
            onChange={(listName) => change({ listName })}
            error={error}
            disabled={isBusy}
          />
        ) : (
          <SelectInput
            id="upload-list"
            label={t('imports.list.choose')}
            placeholder={t('imports.list.choosePlaceholder')}
            options={lists.map(({ id, name }) => ({ value: id, label: name }))}
            value={fields.listId}
            onChange={(listId) => change({ listId })}
            error={error}
            disabled={isBusy}
          />
        )}
      </Box>
    </SectionCard>
  );
}
