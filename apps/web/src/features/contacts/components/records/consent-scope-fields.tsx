import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { type PhonePlace, phonePlaces } from '@ringfence/domain/compliance/words';
import { useTranslation } from 'react-i18next';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';

export interface ConsentScope {
  from: string;
  to: string;
  place: PhonePlace | null;
}

interface ConsentScopeFieldsProps {
  scope: ConsentScope;
  onChange: (scope: ConsentScope) => void;
  errors: Readonly<Record<'from' | 'to', string | null>>;
  isBusy: boolean;
}

/** Which hours of the person's day and which place a permission opens. */
export function ConsentScopeFields(props: ConsentScopeFieldsProps) {
  const { scope, onChange, errors, isBusy } = props;
  const { t } = useTranslation('contact');
  const renderTime = (field: 'from' | 'to') => (
    <TextInput
      id={`record-${field}`}
      type="time"
      label={t(`consents.${field}`)}
      autoComplete="off"
      value={scope[field]}
      onChange={(value) => onChange({ ...scope, [field]: value })}
      error={errors[field]}
      disabled={isBusy}
    />
  );
  return (
    <>
      <div>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          {renderTime('from')}
          {renderTime('to')}
        </Box>
        <FormHelperText>{t('consents.hoursHint')}</FormHelperText>
      </div>
      <SelectInput
        id="record-place"
        label={t('consents.place')}
        placeholder={t('consents.noPlace')}
        options={phonePlaces.map((value) => ({ value, label: t(`phones.places.${value}`) }))}
        value={scope.place ?? ''}
        onChange={(value) =>
          onChange({ ...scope, place: phonePlaces.find((known) => known === value) ?? null })
        }
        error={null}
        disabled={isBusy}
      />
    </>
  );
}
