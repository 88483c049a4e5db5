import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { useDebounced } from '../../../../platform/use-debounced.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { LoadingSkeletons } from '../../../../ui/loading-skeletons.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import type { ContactDialogProps } from '../../contact-part-props.ts';
import { useFoundContacts, useLinkContact } from '../../person-api.ts';
import { confirmAgain, readConfirmation } from '../../read-confirmation.ts';
import { CallableNotice } from '../callable-notice.tsx';

/** Says that another contact is the same person. */
export function LinkDialog({ contact, onDone, onClose }: ContactDialogProps) {
  const { t } = useTranslation('contact');
  const api = useOrganizationApi(contact.organization.id);
  const link = useLinkContact(api);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const opening = readConfirmation(link.error);
  const search = useDebounced(typed.trim());
  const found = useFoundContacts(api, search);
  const others = found.data?.contacts.filter(({ id }) => id !== contact.id) ?? [];

  function submit() {
    const other = others.find(({ id }) => id === chosen);
    setMissing(other === undefined);
    if (other === undefined) {
      document.getElementById('link-search')?.focus();
      return;
    }
    const message = t('samePerson.linked', { name: other.fullName });
    link.mutate(
      confirmAgain(link.error, link.variables, {
        contactId: contact.id,
        otherContactId: other.id,
      }),
      { onSuccess: () => onDone({ message, record: t('samePerson.title'), undo: null }) },
    );
  }

  return (
    <FormDialog
      title={t('samePerson.linkTitle')}
      body={t('samePerson.linkBody', { name: contact.fullName })}
      submitLabel={t(
        link.isPending
          ? 'samePerson.linking'
          : opening === null
            ? 'samePerson.linkSubmit'
            : 'debtForm.saveAndOpen',
      )}
      cancelLabel={t('cancel')}
      isBusy={link.isPending}
      error={opening === null ? link.error : null}
      fields={[]}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        id="link-search"
        type="text"
        label={t('samePerson.search')}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        error={isMissing ? t('samePerson.chooseFirst') : null}
        disabled={link.isPending}
        hint={t('samePerson.searchHint')}
        attributes={{ autoFocus: true, maxLength: 100 }}
      />
      {search === '' ? null : found.isPending ? (
        <LoadingSkeletons
          label={t('samePerson.searching')}
          rows={2}
          rowHeight={{ xs: 40, sm: 40 }}
        />
      ) : found.data === undefined ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : others.length === 0 ? (
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {t('samePerson.nobodyFound')}
        </Box>
      ) : (
        <FormControl disabled={link.isPending}>
          <FormLabel id="link-found" sx={{ fontSize: '0.8125rem' }}>
            {t('samePerson.found')}
          </FormLabel>
          <RadioGroup
            aria-labelledby="link-found"
            value={chosen ?? ''}
            onChange={(_event, id) => setChosen(id)}
          >
            {others.map(({ id, fullName, externalReference, phone }) => (
              <FormControlLabel
                key={id}
                value={id}
                control={<Radio size="small" />}
                label={
                  <Box sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
                    {fullName}
                    <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                      {[externalReference, phone?.masked].filter(Boolean).join(' · ')}
                    </Box>
                  </Box>
                }
              />
            ))}
          </RadioGroup>
        </FormControl>
      )}
      <CallableNotice reason={opening} />
    </FormDialog>
  );
}
