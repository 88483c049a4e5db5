import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { useIdempotencyKey } from '../../../../platform/api/idempotency-key.ts';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { useCreateContact } from '../../contact-api.ts';
import { focusFault } from '../../focus-fault.ts';
import { createNewContact, type NewContactFaults, readNewContact } from '../../read-new-contact.ts';

const usualCurrency = 'USD';
const noFaults: NewContactFaults = { debt: {} };
const longest = { fullName: 200, number: 50, externalReference: 100, region: 100, postalCode: 20 };
const paths = {
  fullName: 'fullName',
  number: 'phones.0.number',
  externalReference: 'externalReference',
  region: 'region',
  postalCode: 'postalCode',
};
const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
};

interface AddContactDialogProps {
  organizationId: string;
  /** The list that the contact joins. */
  listId: string | undefined;
  onClose: () => void;
}

/** Adds one person by hand, and opens their page, where everything else is entered. */
export function AddContactDialog({ organizationId, listId, onClose }: AddContactDialogProps) {
  const { t } = useTranslation('tables');
  const navigate = useNavigate();
  const create = useCreateContact(useOrganizationApi(organizationId));
  const keyOf = useIdempotencyKey();
  const [draft, setDraft] = useState(() => createNewContact(usualCurrency));
  const [faults, setFaults] = useState(noFaults);
  const isBusy = create.isPending;

  function submit() {
    const read = readNewContact(draft);
    setFaults(read.faults ?? noFaults);
    if (read.contact === undefined) {
      focusFault('new-contact');
      return;
    }
    const input = { ...read.contact, ...(listId === undefined ? {} : { listId }) };
    create.mutate(
      { input, idempotencyKey: keyOf(JSON.stringify(input)) },
      {
        onSuccess: ({ contactId }) => void navigate(`/debtors/contacts/${contactId}`),
        onError: () => focusFault('new-contact'),
      },
    );
  }

  const field = (name: keyof typeof paths, type: 'text' | 'tel' = 'text') => {
    const fault = name === 'fullName' || name === 'number' ? faults[name] : undefined;
    return (
      <TextInput
        id={`new-contact-${name}`}
        type={type}
        label={t(`addContact.${name}`)}
        autoComplete="off"
        value={draft[name]}
        onChange={(value) => setDraft({ ...draft, [name]: value })}
        {...(name === 'number' ? { hint: t('addContact.numberHint') } : {})}
        error={
          fault === undefined ? readFieldError(create.error, paths[name]) : t(`addContact.${fault}`)
        }
        disabled={isBusy}
        attributes={{ maxLength: longest[name] }}
      />
    );
  };
  const debtField = (name: 'reference' | 'creditor' | 'balance' | 'currency') => {
    const fault = faults.debt[name];
    return (
      <TextInput
        id={`new-contact-debt-${name}`}
        type="text"
        label={t(`addContact.debtFields.${name}`)}
        autoComplete="off"
        value={draft.debt[name]}
        onChange={(value) =>
          setDraft({
            ...draft,
            debt: { ...draft.debt, [name]: name === 'currency' ? value.toUpperCase() : value },
          })
        }
        error={
          fault === undefined
            ? readFieldError(
                create.error,
                name === 'currency' ? 'debts.0.balance.currency' : `debts.0.${name}`,
              )
            : t(`addContact.debtFaults.${fault}`)
        }
        disabled={isBusy}
        attributes={{ maxLength: name === 'currency' ? 3 : 100 }}
      />
    );
  };
  return (
    <FormDialog
      title={t('addContact.title')}
      body={t('addContact.body')}
      submitLabel={t(isBusy ? 'addContact.busy' : 'addContact.submit')}
      cancelLabel={t('addContact.cancel')}
      isBusy={isBusy}
      error={create.error}
      fields={[
        ...Object.values(paths),
        'debts.0.reference',
        'debts.0.creditor',
        'debts.0.balance',
        'debts.0.balance.currency',
      ]}
      onSubmit={submit}
      onClose={onClose}
    >
      {field('fullName')}
      {field('number', 'tel')}
      {field('externalReference')}
      <Box sx={pair}>
        {field('region')}
        {field('postalCode')}
      </Box>
      <Typography variant="h3">{t('addContact.debt')}</Typography>
      {debtField('reference')}
      {debtField('creditor')}
      <Box sx={pair}>
        {debtField('balance')}
        {debtField('currency')}
      </Box>
    </FormDialog>
  );
}
