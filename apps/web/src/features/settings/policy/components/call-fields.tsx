import { telemarketingStates } from '@ringfence/domain/compliance/packs/states/telemarketing-hours';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../../ui/text-link.tsx';
import { sectionAddress } from '../../list-sections.ts';
import { useRegions } from '../../use-regions.ts';
import type { PolicyForm } from '../use-policy-form.ts';
import { CheckChoice } from './check-choice.tsx';
import { FieldGroup, FieldPair } from './field-group.tsx';
import { NumberInput } from './number-input.tsx';

/** What every call keeps to besides. */
export function CallFields({ form }: { form: PolicyForm }) {
  const { t } = useTranslation('settings');
  const { nameRegion } = useRegions();
  const { draft, change } = form;
  return (
    <FieldGroup title={t('policy.calls.title')}>
      <CheckChoice
        id="policy-licenceRequired"
        label={t('policy.fields.licenceRequired')}
        hint={
          <>
            {t('policy.calls.licenceHint')}{' '}
            <TextLink to={sectionAddress('licences')}>{t('policy.calls.licenceLink')}</TextLink>
          </>
        }
        isChecked={draft.licenceRequired}
        onChange={(licenceRequired) => change({ licenceRequired })}
      />
      <CheckChoice
        id="policy-telemarketingHours"
        label={t('policy.fields.telemarketingHours')}
        hint={t('policy.calls.telemarketingHint', {
          states: telemarketingStates.map(nameRegion).join(', '),
        })}
        isChecked={draft.telemarketingHours}
        onChange={(telemarketingHours) => change({ telemarketingHours })}
      />
      <CheckChoice
        id="policy-holdsServiceMembers"
        label={t('policy.fields.holdsServiceMembers')}
        hint={t('policy.calls.serviceMembersHint')}
        isChecked={draft.holdsServiceMembers}
        onChange={(holdsServiceMembers) => change({ holdsServiceMembers })}
      />
      <CheckChoice
        id="policy-announcesRecording"
        label={t('policy.fields.announcesRecording')}
        hint={t('policy.calls.recordingHint')}
        isChecked={draft.announcesRecording}
        onChange={(announcesRecording) => change({ announcesRecording })}
      />
      <CheckChoice
        id="policy-recordsCalls"
        label={t('policy.fields.recordsCalls')}
        hint={t('policy.calls.recordsHint')}
        isChecked={draft.recordsCalls}
        onChange={(recordsCalls) => change({ recordsCalls })}
      />
      <CheckChoice
        id="policy-scriptApproval"
        label={t('policy.fields.scriptApproval')}
        hint={t('policy.calls.scriptApprovalHint')}
        isChecked={draft.scriptApproval === 'other_person'}
        onChange={(isOther) => change({ scriptApproval: isOther ? 'other_person' : 'anyone' })}
      />
      <CheckChoice
        id="policy-looksUpLines"
        label={t('policy.fields.looksUpLines')}
        hint={t('policy.calls.looksUpHint')}
        isChecked={draft.looksUpLines}
        onChange={(looksUpLines) => change({ looksUpLines })}
      />
      <FieldPair>
        <NumberInput
          form={form}
          field="abandonmentPercent"
          hint={t('policy.calls.abandonmentHint')}
          attributes={{ min: 0, max: 3, step: 0.1, inputMode: 'decimal' }}
        />
        <NumberInput
          form={form}
          field="callsPerFreePlace"
          hint={t('policy.calls.perPlaceHint')}
          attributes={{ min: 1, max: 100, step: 1 }}
        />
      </FieldPair>
    </FieldGroup>
  );
}
