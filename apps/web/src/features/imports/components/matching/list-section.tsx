import Box from '@mui/material/Box';
import type { MappingInput } from '@ringfence/contract/imports';
import { missingRules } from '@ringfence/domain/imports/import-words';
import { useTranslation } from 'react-i18next';
import { RadioChoice } from '../../../../ui/radio-choice.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import type { MatchForm } from '../../use-match-form.ts';

interface ListSectionProps {
  form: MatchForm;
  mapping: MappingInput;
}

/** A new list or one that exists, and what becomes of those who are missing in it. */
export function ListSection({ form, mapping }: ListSectionProps) {
  const { t } = useTranslation('uploads');
  const { fields, lists, errors, changeFields, changeMapping, isBusy } = form;
  const error = errors.list === null ? null : t(errors.list);
  return (
    <SectionCard title={t('list.title')}>
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 800 }}>
        {lists.length === 0 ? null : (
          <RadioChoice
            id="upload-where"
            label={t('list.where')}
            options={[
              { value: 'new', label: t('list.new') },
              { value: 'existing', label: t('list.existing') },
            ]}
            value={fields.isNewList ? 'new' : 'existing'}
            onChange={(where) => changeFields({ isNewList: where === 'new' })}
            error={null}
            disabled={isBusy}
          />
        )}
        {fields.isNewList ? (
          <TextInput
            id="upload-list-name"
            type="text"
            label={t('list.newName')}
            autoComplete="off"
            value={fields.listName}
            onChange={(listName) => changeFields({ listName })}
            error={error}
            disabled={isBusy}
          />
        ) : (
          <>
            <SelectInput
              id="upload-list"
              label={t('list.choose')}
              placeholder={t('list.choosePlaceholder')}
              options={lists.map(({ id, name }) => ({ value: id, label: name }))}
              value={fields.listId}
              onChange={(listId) => changeFields({ listId })}
              error={error}
              disabled={isBusy}
            />
            <RadioChoice
              id="upload-missing-rule"
              label={t('list.missing')}
              options={missingRules.map((value) => ({
                value,
                label: t(`list.missingRules.${value}`),
              }))}
              value={mapping.missingRule}
              onChange={(missingRule) => changeMapping({ missingRule })}
              error={null}
              disabled={isBusy}
            />
          </>
        )}
      </Box>
    </SectionCard>
  );
}
