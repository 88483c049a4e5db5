import { promiseBindings } from '@ringfence/domain/promises/promise-words';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../../platform/api/api-queries.ts';
import { RadioChoice } from '../../../../ui/radio-choice.tsx';
import { SelectInput } from '../../../../ui/select-input.tsx';
import type { PolicyForm } from '../use-policy-form.ts';
import { FieldGroup, FieldPair } from './field-group.tsx';
import { NumberInput } from './number-input.tsx';

const mostLists = 200;

/** What people may promise, and what waits for it. */
export function PromiseFields({ form, api }: { form: PolicyForm; api: OrganizationApi }) {
  const { t } = useTranslation('settings');
  const { draft, change } = form;
  const lists = useQuery(api.queries.lists.list.queryOptions({ input: { limit: mostLists } }));
  const chosen = draft.brokenPromiseList;
  const options = (lists.data?.lists ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isListed = chosen === null || options.some(({ value }) => value === chosen);
  return (
    <FieldGroup title={t('policy.promises.title')} lead={t('policy.promises.lead')}>
      <RadioChoice
        id="policy-promiseBinds"
        label={t('policy.fields.promiseBinds')}
        options={promiseBindings.map((value) => ({
          value,
          label: t(`policy.promises.binds.${value}`),
        }))}
        value={draft.promiseBinds}
        onChange={(promiseBinds) => change({ promiseBinds })}
        error={null}
        disabled={false}
      />
      <FieldPair>
        <NumberInput
          form={form}
          field="promiseGraceDays"
          hint={t('policy.promises.graceHint')}
          attributes={{ min: 0, max: 30 }}
        />
        <NumberInput
          form={form}
          field="leastPercent"
          hint={t('policy.promises.leastHint')}
          attributes={{ min: 1, max: 100 }}
        />
        <NumberInput
          form={form}
          field="latestDays"
          hint={t('policy.promises.latestHint')}
          attributes={{ min: 1, max: 730 }}
        />
        <NumberInput
          form={form}
          field="mostInstalments"
          hint={t('policy.promises.mostHint')}
          attributes={{ min: 1, max: 36 }}
        />
        <SelectInput
          id="policy-brokenPromiseList"
          label={t('policy.fields.brokenPromiseList')}
          options={[
            { value: '', label: t('policy.promises.noList') },
            ...(isListed ? [] : [{ value: chosen, label: t('policy.promises.aList') }]),
            ...options,
          ]}
          value={chosen ?? ''}
          onChange={(value) => change({ brokenPromiseList: value === '' ? null : value })}
          error={null}
          disabled={false}
        />
      </FieldPair>
    </FieldGroup>
  );
}
