import type { ContactAction } from '@ringfence/contract/contacts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useIdempotencyKey } from '../../../platform/api/idempotency-key.ts';
import type { BulkDialogProps } from '../components/table/bulk-dialog-props.ts';
import { type ActionInput, useAct } from './action-api.ts';
import { describePeople } from './describe-people.ts';

/** Begins what a dialog asks for, once, and names for how many. */
export function useBulkAct({
  organizationId,
  selection,
  people,
}: Pick<BulkDialogProps, 'organizationId' | 'selection' | 'people'>) {
  const { t } = useTranslation('tables');
  const { language } = useLanguage();
  const act = useAct(organizationId);
  const keyOf = useIdempotencyKey();
  return {
    people: describePeople(people, t, language),
    isBusy: act.isPending,
    error: act.error,
    begin(action: ActionInput['action'], onBegun: (begun: ContactAction) => void) {
      const input = { selection, action };
      act.mutate({ input, idempotencyKey: keyOf(JSON.stringify(input)) }, { onSuccess: onBegun });
    },
  };
}
