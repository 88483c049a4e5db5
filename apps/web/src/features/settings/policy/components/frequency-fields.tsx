import { useTranslation } from 'react-i18next';
import type { PolicyForm } from '../use-policy-form.ts';
import { CheckChoice } from './check-choice.tsx';
import { FieldGroup, FieldPair } from './field-group.tsx';
import { NumberInput } from './number-input.tsx';

const cap = { min: 1, max: 7, step: 1 };

/** How often a person may be called, beside what the law says of it. */
export function FrequencyFields({ form }: { form: PolicyForm }) {
  const { t } = useTranslation('settings');
  const { draft, change } = form;
  return (
    <FieldGroup title={t('policy.frequency.title')} lead={t('policy.frequency.lead')}>
      <FieldPair>
        <NumberInput
          form={form}
          field="attemptsPerDay"
          hint={t('policy.frequency.capHint')}
          attributes={cap}
        />
        <NumberInput
          form={form}
          field="attemptsPerWeek"
          hint={t('policy.frequency.capHint')}
          attributes={cap}
        />
      </FieldPair>
      <FieldPair>
        <NumberInput
          form={form}
          field="numberGapMinutes"
          hint={t('policy.frequency.gapHint')}
          attributes={{ min: 0, max: 10_080, step: 1 }}
        />
      </FieldPair>
      <CheckChoice
        id="policy-strict168h"
        label={t('policy.fields.strict168h')}
        hint={t('policy.frequency.strictHint')}
        isChecked={draft.strict168h}
        onChange={(strict168h) => change({ strict168h })}
      />
    </FieldGroup>
  );
}
