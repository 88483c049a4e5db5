import Box from '@mui/material/Box';
import { telemarketingStates } from '@ringfence/domain/compliance/packs/states/telemarketing-hours';
import { useTranslation } from 'react-i18next';
import { useRegions } from '../../use-regions.ts';
import type { PolicyForm } from '../use-policy-form.ts';
import { CheckChoice } from './check-choice.tsx';
import { FieldGroup, FieldPair } from './field-group.tsx';
import { NumberInput } from './number-input.tsx';

/** Where the section of the licences stands on the same page. */
export const licencesAnchor = 'licences';

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
            <Box component="a" href={`#${licencesAnchor}`} sx={{ color: 'primary.main' }}>
              {t('policy.calls.licenceLink')}
            </Box>
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
      <FieldPair>
        <NumberInput
          form={form}
          field="abandonmentPercent"
          hint={t('policy.calls.abandonmentHint')}
          attributes={{ min: 0, max: 3, step: 0.1, inputMode: 'decimal' }}
        />
      </FieldPair>
    </FieldGroup>
  );
}
