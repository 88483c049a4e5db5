import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PolicyContent, PolicyVersion } from '@ringfence/contract/compliance';
import { packIds } from '@ringfence/domain/compliance/words';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../../platform/api/api-queries.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Outcome } from '../../../../ui/outcome.tsx';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { useUnsavedWarning } from '../../../../ui/use-unsaved-warning.ts';
import type { DraftFaults } from '../check-draft.ts';
import { changePack } from '../policy-draft.ts';
import { useLostFocus } from '../use-lost-focus.ts';
import { type PolicyForm, usePolicyForm } from '../use-policy-form.ts';
import { CallFields } from './call-fields.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { DisclosureFields } from './disclosure-fields.tsx';
import { FieldGroup } from './field-group.tsx';
import { FrequencyFields } from './frequency-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import { PackReport } from './pack-report.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { PromiseFields } from './promise-fields.tsx';
import { RoleFields } from './role-fields.tsx';

interface PolicyEditorProps {
  api: OrganizationApi;
  organizationId: string;
  inForce: PolicyVersion;
  /** Asks which version is in force now. */
  onReload: () => void;
}

function PackFields({ form }: { form: PolicyForm }) {
  const { t } = useTranslation('settings');
  const { draft, change } = form;
  return (
    <FieldGroup title={t('policy.pack.title')}>
      <Box sx={{ maxWidth: 420 }}>
        <SelectInput
          id="policy-pack"
          label={t('policy.fields.pack')}
          options={packIds.map((pack) => ({ value: pack, label: t(`policy.packs.${pack}`) }))}
          value={draft.pack}
          onChange={(value) => {
            const pack = packIds.find((id) => id === value);
            if (pack !== undefined) {
              change(changePack(draft, pack));
            }
          }}
          error={null}
          disabled={false}
        />
      </Box>
      <PackReport pack={draft.pack} />
    </FieldGroup>
  );
}

/** The field that is to be mended first, in the order of the page. */
function findFaulty(form: HTMLFormElement | null, faults: DraftFaults): HTMLElement | undefined {
  const ids = Object.keys(faults).map((field) =>
    field.startsWith('day-') ? `policy-${field}-from` : `policy-${field}`,
  );
  return [...(form?.querySelectorAll('input') ?? [])].find(({ id }) => ids.includes(id));
}

/** Everything that an organization can decide about its calls. It is looked at before it is saved. */
export function PolicyEditor({ api, organizationId, inForce, onReload }: PolicyEditorProps) {
  const { t } = useTranslation('settings');
  const form = usePolicyForm(organizationId, inForce);
  const [previewed, setPreviewed] = useState<PolicyContent | null>(null);
  const [saved, setSaved] = useState<number | null>(null);
  const box = useRef<HTMLFormElement>(null);
  /** Where the keyboard goes on once the button that was pressed is gone. */
  const foot = useRef<HTMLDivElement>(null);
  const { isDirty, newer, faults, base } = form;
  const hasFaults = Object.keys(faults).length > 0;
  useUnsavedWarning(isDirty, { isKept: true });
  useLostFocus([isDirty, newer !== null, previewed !== null].join(' '), () => foot.current);

  function submit(event: FormEvent) {
    event.preventDefault();
    const { policy, faults: found } = form.check();
    if (policy === null) {
      findFaulty(box.current, found)?.focus();
    } else if (isDirty && newer === null) {
      setPreviewed(policy);
    }
  }

  return (
    <>
      <Box
        component="form"
        ref={box}
        noValidate
        onSubmit={submit}
        onChange={() => setSaved(null)}
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <PackFields form={form} />
        <RoleFields form={form} api={api} />
        <HoursFields form={form} />
        <FrequencyFields form={form} />
        <CallFields form={form} />
        <PromiseFields form={form} api={api} />
        <DisclosureFields form={form} />
        <Box ref={foot} tabIndex={-1} sx={{ display: 'grid', gap: 2, outline: 'none' }}>
          {newer === null ? null : <ConflictNotice form={form} newer={newer} />}
          {hasFaults ? <Notice kind="error">{t('policy.faults')}</Notice> : null}
          <Outcome
            error={null}
            done={saved === null || isDirty ? null : t('policy.saved', { version: saved })}
          />
          <Box
            role="status"
            sx={{ color: 'warning.main', fontSize: '0.875rem', '&:empty': { display: 'none' } }}
          >
            {isDirty ? t('policy.unsaved') : null}
          </Box>
          {isDirty && newer === null ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              <Button type="submit" variant="contained">
                {t('policy.see')}
              </Button>
              <Button onClick={form.discard}>{t('discard')}</Button>
            </Box>
          ) : null}
        </Box>
      </Box>
      {previewed === null ? null : (
        <PreviewDialog
          api={api}
          organizationId={organizationId}
          base={base}
          policy={previewed}
          onSaved={({ version }) => {
            setPreviewed(null);
            setSaved(version);
          }}
          onConflict={() => {
            setPreviewed(null);
            onReload();
          }}
          onClose={() => setPreviewed(null)}
        />
      )}
    </>
  );
}
