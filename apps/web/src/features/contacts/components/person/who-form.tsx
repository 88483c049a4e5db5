import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { ContactDetail } from '@ringfence/contract/records';
import { type FormEvent, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { isShownByFields } from '../../../../platform/api/field-problem.ts';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { ProblemNotice } from '../../../../ui/problem-notice.tsx';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { useMayDo } from '../../../access/index.ts';
import { listOwnFields } from '../../check-values.ts';
import { type FieldName, readValue, type ValueName, valueNames } from '../../contact-values.ts';
import { focusFault } from '../../focus-fault.ts';
import { listCountries } from '../../list-countries.ts';
import type { WhoForm as Form } from '../../use-who-edit.ts';
import { CallableNotice } from '../callable-notice.tsx';
import { WhoClashes } from './who-clashes.tsx';

interface WhoFormProps {
  form: Form;
  contact: ContactDetail;
}

const longest: Record<Exclude<ValueName, 'language' | 'country' | 'isServiceMember'>, number> = {
  fullName: 200,
  bornOn: 10,
  birthYear: 4,
  email: 254,
  address: 300,
  city: 100,
  region: 100,
  postalCode: 20,
};
const longestOwn = 500;
const longestOwnName = 100;
const paths = valueNames.map((name) => `fields.${name}`);
const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
};

/** The fields of the organization's own, and room for one more. */
function OwnFields({ form }: { form: Form }) {
  const { t } = useTranslation('contact');
  const { values, newField, newFieldFault, change, changeNewField } = form;
  const isNameWrong = newFieldFault === 'fieldUnnamed' || newFieldFault === 'fieldTwice';
  const fault = newFieldFault === null ? null : t(`edit.faults.${newFieldFault}`);
  const own = listOwnFields(values);
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: 2, border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ mb: 1.5, p: 0 }}>
        {t('edit.ownFields')}
      </Typography>
      {own.map(({ field, name }, index) => (
        <TextInput
          key={field}
          id={`who-own-${index}`}
          type="text"
          label={name}
          autoComplete="off"
          value={readValue(values, field)}
          onChange={(value) => change(field, value)}
          error={null}
          disabled={false}
          {...(index === own.length - 1 ? { hint: t('edit.ownFieldHint') } : {})}
          attributes={{ maxLength: longestOwn }}
        />
      ))}
      <Box sx={columns}>
        <TextInput
          id="who-new-name"
          type="text"
          label={t('edit.newFieldName')}
          autoComplete="off"
          value={newField.name}
          onChange={(name) => changeNewField({ ...newField, name })}
          error={isNameWrong ? fault : null}
          disabled={false}
          attributes={{ maxLength: longestOwnName }}
        />
        <TextInput
          id="who-new-value"
          type="text"
          label={t('edit.newFieldValue')}
          autoComplete="off"
          value={newField.value}
          onChange={(value) => changeNewField({ ...newField, value })}
          error={isNameWrong ? null : fault}
          disabled={false}
          attributes={{ maxLength: longestOwn }}
        />
      </Box>
    </Box>
  );
}

/** Everything about the person that people enter, in one form. */
export function WhoForm({ form, contact }: WhoFormProps) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const { values, faults, error, change } = form;
  const mayLift = useMayDo('suppressions.lift');
  const root = useRef<HTMLFormElement>(null);
  const countries = useMemo(() => listCountries(language), [language]);
  useEffect(() => {
    // Opened again it begins with the name; refused, with what was refused.
    const wanted = ['[aria-invalid="true"]', '[role="alert"] button', 'input'];
    const found = wanted.map((selector) => root.current?.querySelector<HTMLElement>(selector));
    found.find((element) => element !== null)?.focus();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.submit()) {
      focusFault('who');
    }
  }

  const say = (field: FieldName) => {
    const fault = faults[field];
    return fault === undefined
      ? readFieldError(error, `fields.${field}`)
      : t(`edit.faults.${fault}`);
  };
  const enter = (field: keyof typeof longest, type: 'text' | 'email' | 'date' = 'text') => (
    <TextInput
      id={`who-${field}`}
      type={type}
      label={t(`fields.${field}`)}
      autoComplete="off"
      value={readValue(values, field)}
      onChange={(value) => change(field, value)}
      error={say(field)}
      disabled={false}
      {...(field === 'region' ? { hint: t('edit.addressHint') } : {})}
      {...(field === 'bornOn' ? { hint: t('edit.bornOnHint') } : {})}
      attributes={{
        maxLength: longest[field],
        ...(field === 'birthYear' ? { inputMode: 'numeric' } : {}),
      }}
    />
  );
  const choose = (
    field: 'language' | 'country' | 'isServiceMember',
    options: readonly { value: string; label: string }[],
    isFixed = false,
  ) => {
    const value = readValue(values, field);
    const isKnown = options.some((option) => option.value === value);
    return (
      <SelectInput
        id={`who-${field}`}
        label={t(`fields.${field}`)}
        options={isKnown ? options : [{ value, label: value }, ...options]}
        value={value}
        onChange={(chosen) => change(field, chosen)}
        error={say(field)}
        disabled={isFixed}
      />
    );
  };
  return (
    <Box
      component="form"
      ref={root}
      noValidate
      aria-label={t('edit.formTitle')}
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2, pt: 0.5 }}
    >
      <WhoClashes form={form} contact={contact} />
      {enter('fullName')}
      {enter('bornOn', 'date')}
      <Box sx={columns}>
        {enter('birthYear')}
        {choose('language', [
          { value: 'en', label: t('edit.languages.en') },
          { value: 'es', label: t('edit.languages.es') },
        ])}
      </Box>
      {enter('email', 'email')}
      {enter('address')}
      <Box sx={columns}>
        {enter('city')}
        {enter('postalCode')}
      </Box>
      {enter('region')}
      {choose('country', countries)}
      {choose(
        'isServiceMember',
        [
          { value: 'no', label: t('edit.servesNot') },
          { value: 'yes', label: t('edit.serves') },
        ],
        contact.isServiceMember && !mayLift,
      )}
      {contact.isServiceMember && !mayLift ? (
        <FormHelperText sx={{ mt: -1.5 }}>{t('edit.servesForAdmins')}</FormHelperText>
      ) : null}
      {contact.isServiceMember && readValue(values, 'isServiceMember') === 'no' ? (
        <Notice kind="error">{t('edit.opensService')}</Notice>
      ) : null}
      <OwnFields form={form} />
      {error === null || isShownByFields(error, paths) ? null : <ProblemNotice error={error} />}
      <CallableNotice reason={form.opening} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button onClick={form.cancel}>{t('cancel')}</Button>
        <Button type="submit" variant="contained">
          {t(form.opening === null ? 'save' : 'debtForm.saveAndOpen')}
        </Button>
      </Box>
    </Box>
  );
}
