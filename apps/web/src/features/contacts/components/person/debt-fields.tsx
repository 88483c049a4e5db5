import Box from '@mui/material/Box';
import { debtKinds, personRoles } from '@ringfence/domain/compliance/words';
import { useTranslation } from 'react-i18next';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { type DebtDraft, type DebtFaults, debtDays } from '../../debt-draft.ts';
import { isHalfTyped } from '../../is-half-typed.ts';

interface DebtFieldsProps {
  draft: DebtDraft;
  faults: DebtFaults;
  onChange: (draft: DebtDraft) => void;
  error: unknown;
  /** Where the fields stand in what is sent, such as `debt.`. */
  path: string;
  isBusy: boolean;
}

const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
};

const longest = { creditor: 200, group: 100, balance: 60, original: 60 };

/** The parts of the input that these fields tell beside themselves. */
export const listDebtPaths = (path: string): string[] =>
  [
    'creditor',
    'group',
    'balanceMinor',
    'balance.amountMinor',
    'originalMinor',
    'kind',
    'personRole',
    'isTimeBarred',
    ...debtDays,
  ].map((field) => `${path}${field}`);

/** Days that are only half typed, of which the browser alone knows. */
export function findHalfTypedDays(): DebtFaults {
  const half = debtDays.filter((day) => isHalfTyped(`debt-${day}`));
  return Object.fromEntries(half.map((day) => [day, 'dayInvalid']));
}

/** What is known of a debt, but for its account number. */
export function DebtFields(props: DebtFieldsProps) {
  const { draft, faults, onChange, error, path, isBusy } = props;
  const { t } = useTranslation('contact');
  const say = (field: keyof DebtDraft, ...sent: string[]) => {
    const fault = faults[field];
    return fault === undefined
      ? (sent.map((name) => readFieldError(error, `${path}${name}`)).find(Boolean) ?? null)
      : t(`debtForm.${fault}`);
  };
  const amount = (field: 'balance' | 'original', ...sent: string[]) => (
    <TextInput
      id={`debt-${field}`}
      type="text"
      label={`${t(`debtForm.${field}`)} (${draft.currency})`}
      autoComplete="off"
      value={draft[field]}
      onChange={(value) => onChange({ ...draft, [field]: value })}
      error={say(field, ...sent)}
      disabled={isBusy}
      attributes={{ maxLength: longest[field], inputMode: 'decimal' }}
    />
  );
  const choose = (
    field: 'kind' | 'personRole' | 'timeBarred',
    sent: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <SelectInput
      id={`debt-${field}`}
      label={t(`debtForm.${field}`)}
      options={options}
      value={draft[field]}
      onChange={(value) => onChange({ ...draft, [field]: value })}
      error={say(field, sent)}
      disabled={isBusy}
    />
  );
  return (
    <>
      <TextInput
        id="debt-creditor"
        type="text"
        label={t('debtForm.creditor')}
        autoComplete="off"
        value={draft.creditor}
        onChange={(creditor) => onChange({ ...draft, creditor })}
        error={say('creditor', 'creditor')}
        disabled={isBusy}
        attributes={{ maxLength: longest.creditor }}
      />
      <Box sx={pair}>
        {amount('balance', 'balanceMinor', 'balance.amountMinor')}
        {amount('original', 'originalMinor')}
      </Box>
      <Box sx={pair}>
        {debtDays.map((day) => (
          <TextInput
            key={day}
            id={`debt-${day}`}
            type="date"
            label={t(`debtForm.${day}`)}
            autoComplete="off"
            value={draft[day]}
            onChange={(value) => onChange({ ...draft, [day]: value })}
            error={say(day, day)}
            disabled={isBusy}
            {...(day === 'firstContactAt' ? { hint: t('debtForm.firstContactHint') } : {})}
          />
        ))}
      </Box>
      <Box sx={pair}>
        {choose('kind', 'kind', [
          { value: '', label: t('debtForm.notKnown') },
          ...debtKinds.map((kind) => ({ value: kind, label: t(`debts.kinds.${kind}`) })),
        ])}
        {choose('timeBarred', 'isTimeBarred', [
          { value: 'no', label: t('debtForm.notTimeBarred') },
          { value: 'yes', label: t('debtForm.isTimeBarred') },
        ])}
      </Box>
      {choose('personRole', 'personRole', [
        { value: '', label: t('debtForm.roleNotKnown') },
        ...personRoles.map((role) => ({ value: role, label: t(`debts.roles.${role}`) })),
      ])}
      <TextInput
        id="debt-group"
        type="text"
        label={t('debts.groupLabel')}
        autoComplete="off"
        value={draft.group}
        onChange={(group) => onChange({ ...draft, group })}
        hint={t('debts.groupHint')}
        error={say('group', 'group')}
        disabled={isBusy}
        attributes={{ maxLength: longest.group }}
      />
    </>
  );
}
