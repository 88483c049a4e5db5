import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readProblem } from '../../../platform/api/problem.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ProblemNotice } from '../../../ui/problem-notice.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useOpenOrganization } from '../use-open-organization.ts';

const longestName = 200;

/** For people who start a new organization instead of being added to one. */
export function OpenOrganizationForm({ onOpened }: { onOpened: () => Promise<void> }) {
  const { t } = useTranslation('registration');
  const [name, setName] = useState('');
  const [fault, setFault] = useState<'nameMissing' | 'nameTooLong' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const opening = useOpenOrganization();

  function submit(event: FormEvent) {
    event.preventDefault();
    const trimmed = name.trim();
    const found =
      trimmed === '' ? 'nameMissing' : trimmed.length > longestName ? 'nameTooLong' : null;
    setFault(found);
    if (found !== null) {
      input.current?.focus();
      return;
    }
    opening.mutate(
      { name: trimmed },
      {
        onSuccess: () => void onOpened(),
        // The answer to an earlier try may have been lost: then there is an organization already.
        onError: (error) => {
          if (readProblem(error)?.code === 'not_permitted') {
            void onOpened();
          }
        },
      },
    );
  }

  const isBusy = opening.isPending || opening.isSuccess;
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby="open-organization-title"
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2, width: '100%', textAlign: 'left' }}
    >
      <Box>
        <Typography id="open-organization-title" variant="h2">
          {t('organization.title')}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {t('organization.body')}
        </Typography>
      </Box>
      {opening.error === null ? null : readProblem(opening.error)?.code === 'not_permitted' ? (
        <Notice kind="error">{t('organization.refused')}</Notice>
      ) : (
        <ProblemNotice error={opening.error} />
      )}
      <TextInput
        id="organization-name"
        type="text"
        label={t('organization.name')}
        autoComplete="organization"
        value={name}
        onChange={setName}
        error={fault === null ? null : t(`organization.${fault}`)}
        disabled={isBusy}
        inputRef={input}
      />
      <Button type="submit" variant="contained" disabled={isBusy}>
        {t(isBusy ? 'organization.submitting' : 'organization.submit')}
      </Button>
    </Box>
  );
}
