import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../../platform/api/api-queries.ts';
import { RadioChoice } from '../../../../ui/radio-choice.tsx';
import { collectsInOwnName } from '../creditor-roles.ts';
import type { PolicyForm } from '../use-policy-form.ts';
import { CheckChoice } from './check-choice.tsx';
import { CreditorRoles } from './creditor-roles.tsx';
import { FieldGroup } from './field-group.tsx';

/** For whom the organization collects, and what that changes. */
export function RoleFields({ form, api }: { form: PolicyForm; api: OrganizationApi }) {
  const { t } = useTranslation('settings');
  const { draft, change } = form;
  return (
    <FieldGroup title={t('policy.role.title')}>
      <RadioChoice
        id="policy-collectorRole"
        label={t('policy.fields.collectorRole')}
        options={[
          {
            value: 'third_party',
            label: t('policy.role.third_party'),
            hint: t('policy.role.thirdPartyHint'),
          },
          {
            value: 'creditor',
            label: t('policy.role.creditor'),
            hint: t('policy.role.creditorHint'),
          },
        ]}
        value={draft.collectorRole}
        onChange={(collectorRole) => change({ collectorRole })}
        error={null}
        disabled={false}
      />
      <CreditorRoles form={form} api={api} />
      {collectsInOwnName(draft) ? (
        <Box>
          <CheckChoice
            id="policy-frequencyBindsCreditors"
            label={t('policy.fields.frequencyBindsCreditors')}
            hint={t('policy.role.frequencyHint')}
            isChecked={draft.frequencyBindsCreditors}
            onChange={(frequencyBindsCreditors) => change({ frequencyBindsCreditors })}
          />
        </Box>
      ) : null}
    </FieldGroup>
  );
}
