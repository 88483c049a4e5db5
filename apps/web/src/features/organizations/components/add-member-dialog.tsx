import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Role } from '@ringfence/contract/access';
import { useIsMutating } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addingKey } from '../members-api.ts';
import type { AddFormProps } from './add-form-props.ts';
import { ExistingPersonForm } from './existing-person-form.tsx';
import { InviteForm } from './invite-form.tsx';
import { NewUserForm } from './new-user-form.tsx';

const forms = { invitation: InviteForm, existing: ExistingPersonForm, newUser: NewUserForm };

export type AddWay = keyof typeof forms;

interface AddMemberDialogProps
  extends Pick<AddFormProps, 'api' | 'organization' | 'onDone' | 'onClose'> {
  /** The ways that the person may take, the usual one first. */
  ways: readonly [AddWay, ...AddWay[]];
}

/** Brings somebody into an organization, in one of the ways that are open. */
export function AddMemberDialog({ ways, ...props }: AddMemberDialogProps) {
  const { t } = useTranslation('organizations');
  const titleId = useId();
  const panelId = useId();
  const [way, setWay] = useState<AddWay>(ways[0]);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('member');
  const isBusy = useIsMutating({ mutationKey: addingKey }) > 0;
  const Form = forms[way];
  return (
    <Dialog
      open
      fullWidth
      onClose={isBusy ? () => {} : props.onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { maxWidth: 520 } } }}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t('add.title', { organization: props.organization.name })}
      </DialogTitle>
      {ways.length === 1 ? null : (
        <Tabs
          value={way}
          onChange={(_event, chosen: AddWay) => setWay(chosen)}
          aria-label={t('add.ways')}
          variant="scrollable"
          scrollButtons="auto"
          sx={{ mx: 3, mb: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          {ways.map((name) => (
            <Tab
              key={name}
              value={name}
              label={t(`add.${name}`)}
              disabled={isBusy}
              sx={{ minWidth: 0, px: 1.5 }}
              {...(name === way ? { id: `${panelId}-tab`, 'aria-controls': panelId } : {})}
            />
          ))}
        </Tabs>
      )}
      <Box
        id={panelId}
        {...(ways.length === 1 ? {} : { role: 'tabpanel', 'aria-labelledby': `${panelId}-tab` })}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <Form {...props} email={email} onEmail={setEmail} role={role} onRole={setRole} />
      </Box>
    </Dialog>
  );
}
