import type { List } from '@ringfence/contract/lists';
import { callOrders } from '@ringfence/domain/campaigns/call-orders';
import { useTranslation } from 'react-i18next';
import { SelectInput } from '../../../ui/select-input.tsx';
import type { CampaignForm } from '../use-campaign-form.ts';
import { useMeanings } from '../use-meanings.ts';
import { FoldedSection } from './folded-section.tsx';
import { ListsField } from './lists-field.tsx';

interface WhomFieldsProps {
  form: CampaignForm;
  lists: readonly List[];
}

/** Who else is called, who is left out, and who comes first. */
export function WhomFields({ form, lists }: WhomFieldsProps) {
  const { t } = useTranslation('work');
  const { fields, change, isBusy } = form;
  const { listId, furtherListIds, excludedListIds } = fields;
  const furtherError = form.sayOfLists('furtherListIds');
  const excludedError = form.sayOfLists('excludedListIds');
  return (
    <FoldedSection
      title={t('campaigns.form.sections.whom')}
      meaning={useMeanings(form).whom}
      isFaulty={furtherError !== null || excludedError !== null}
    >
      <ListsField
        id="campaign-furtherListIds"
        label={t('campaigns.form.furtherLists')}
        hint={t('campaigns.form.furtherListsHint')}
        addLabel={t('campaigns.form.addList')}
        lists={lists}
        listIds={furtherListIds}
        takenIds={[listId, ...excludedListIds]}
        onChange={(to) => change({ furtherListIds: to })}
        error={furtherError}
        disabled={isBusy}
      />
      <ListsField
        id="campaign-excludedListIds"
        label={t('campaigns.form.excludedLists')}
        hint={t('campaigns.form.excludedListsHint')}
        addLabel={t('campaigns.form.addExcluded')}
        lists={lists}
        listIds={excludedListIds}
        takenIds={[listId, ...furtherListIds]}
        onChange={(to) => change({ excludedListIds: to })}
        error={excludedError}
        disabled={isBusy}
      />
      <SelectInput
        id="campaign-order"
        label={t('campaigns.form.order')}
        hint={t(
          fields.order === 'best_hour' ? 'campaigns.form.bestHourHint' : 'campaigns.form.orderHint',
        )}
        options={callOrders.map((order) => ({
          value: order,
          label: t(`campaigns.form.orders.${order}`),
        }))}
        value={fields.order}
        onChange={(value) => change({ order: callOrders.find((one) => one === value) ?? 'even' })}
        error={null}
        disabled={isBusy}
      />
    </FoldedSection>
  );
}
