import type { Role } from '@ringfence/contract/access';
import { useTranslation } from 'react-i18next';
import { RadioChoice } from '../../../ui/radio-choice.tsx';

interface RoleChoiceProps {
  id: string;
  value: Role;
  onChange: (role: Role) => void;
  disabled: boolean;
}

/** What somebody becomes, with what they may do then. */
export function RoleChoice(props: RoleChoiceProps) {
  const { t } = useTranslation(['organizations', 'translation']);
  return (
    <RadioChoice
      {...props}
      label={t('add.role')}
      options={(['member', 'admin'] as const).map((role) => ({
        value: role,
        label: t(`translation:access.roles.${role}`),
        hint: t(`add.roleHints.${role}`),
      }))}
      error={null}
    />
  );
}
