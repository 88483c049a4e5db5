import type { ScriptPurpose, ScriptSummary } from '@ringfence/contract/scripts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { useIdempotencyKey } from '../../../platform/api/idempotency-key.ts';
import { readFieldError } from '../../../platform/api/problem.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { RadioChoice } from '../../../ui/radio-choice.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type NewScript, useCreateScript, useRenameScript } from '../api.ts';
import { scriptAddress } from '../script-address.ts';

type StartingPurpose = Exclude<ScriptPurpose, 'other'>;

export const startingPurposes = [
  'reminder',
  'promise',
  'broken_promise',
  'callback',
] as const satisfies readonly StartingPurpose[];

const longestName = 200;
const longestPerson = 100;

interface NameInputProps {
  value: string;
  onChange: (value: string) => void;
  /** Whether somebody tried to go on with it as it is. */
  isTried: boolean;
  error: unknown;
  disabled: boolean;
}

function NameInput({ value, onChange, isTried, error, disabled }: NameInputProps) {
  const { t } = useTranslation('scripts');
  const isMissing = isTried && value.trim() === '';
  const fault = isMissing
    ? t('nameMissing')
    : value.trim().length > longestName
      ? t('nameTooLong')
      : readFieldError(error, 'name');
  return (
    <TextInput
      id="script-name"
      type="text"
      label={t('name')}
      autoComplete="off"
      value={value}
      onChange={onChange}
      hint={t('nameHint')}
      error={fault}
      disabled={disabled}
    />
  );
}

/** Whom a voicemail names: one of the organization's own people. */
function PersonInput({ value, onChange, isTried, error, disabled }: NameInputProps) {
  const { t } = useTranslation('scripts');
  const fault =
    isTried && value.trim() === ''
      ? t('contactPersonMissing')
      : value.trim().length > longestPerson
        ? t('contactPersonTooLong')
        : readFieldError(error, 'from.contactPerson');
  return (
    <TextInput
      id="script-contact-person"
      type="text"
      label={t('contactPerson')}
      autoComplete="off"
      value={value}
      onChange={onChange}
      hint={t('contactPersonHint')}
      error={fault}
      disabled={disabled}
    />
  );
}

const isPerson = (text: string): boolean =>
  text.trim() !== '' && text.trim().length <= longestPerson;
const isName = (text: string): boolean => text.trim() !== '' && text.trim().length <= longestName;

interface CreateDialogProps {
  api: OrganizationApi;
  /** The script that is copied; null: one that the product brings. */
  copied: ScriptSummary | null;
  /** What is chosen at first. */
  purpose?: StartingPurpose;
  onClose: () => void;
}

/** Makes a script and opens it. */
export function CreateScriptDialog(props: CreateDialogProps) {
  const { api, copied, purpose: wanted = 'reminder', onClose } = props;
  const { t } = useTranslation('scripts');
  const navigate = useNavigate();
  const create = useCreateScript(api);
  const keyOf = useIdempotencyKey();
  const [purpose, setPurpose] = useState<StartingPurpose>(wanted);
  const [typed, setTyped] = useState<string | null>(
    copied === null ? null : t('copyName', { name: copied.name }),
  );
  const [contactPerson, setContactPerson] = useState('');
  const [isTried, setTried] = useState(false);
  const name = typed ?? t(`purposes.${purpose}`);

  function submit() {
    setTried(true);
    if (!isName(name) || (copied === null && !isPerson(contactPerson))) {
      return;
    }
    const from: NewScript['from'] =
      copied === null
        ? { kind: 'starting', purpose, contactPerson: contactPerson.trim() }
        : { kind: 'copy', scriptId: copied.id };
    const input = { name: name.trim(), from };
    create.mutate(
      { input, idempotencyKey: keyOf(JSON.stringify(input)) },
      { onSuccess: ({ id }) => void navigate(scriptAddress(id)) },
    );
  }

  return (
    <FormDialog
      title={copied === null ? t('createTitle') : t('copyTitle', { name: copied.name })}
      submitLabel={t(create.isPending ? 'creating' : copied === null ? 'create' : 'copy')}
      cancelLabel={t('cancel')}
      isBusy={create.isPending}
      error={create.error}
      fields={['name', 'from.contactPerson']}
      onSubmit={submit}
      onClose={onClose}
    >
      {copied === null ? (
        <RadioChoice
          id="script-from"
          label={t('from')}
          options={startingPurposes.map((value) => ({
            value,
            label: t(`purposes.${value}`),
            hint: t(`purposeHints.${value}`),
          }))}
          value={purpose}
          onChange={setPurpose}
          error={null}
          disabled={create.isPending}
        />
      ) : null}
      <NameInput
        value={name}
        onChange={setTyped}
        isTried={isTried}
        error={create.error}
        disabled={create.isPending}
      />
      {copied === null ? (
        <PersonInput
          value={contactPerson}
          onChange={setContactPerson}
          isTried={isTried}
          error={create.error}
          disabled={create.isPending}
        />
      ) : null}
    </FormDialog>
  );
}

interface RenameDialogProps {
  api: OrganizationApi;
  script: Pick<ScriptSummary, 'id' | 'name'>;
  /** Gets what was done, in words. */
  onDone: (done: string) => void;
  onClose: () => void;
}

export function RenameScriptDialog({ api, script, onDone, onClose }: RenameDialogProps) {
  const { t } = useTranslation('scripts');
  const rename = useRenameScript(api);
  const [name, setName] = useState(script.name);
  const [isTried, setTried] = useState(false);

  function submit() {
    setTried(true);
    if (isName(name)) {
      rename.mutate(
        { scriptId: script.id, name: name.trim() },
        { onSuccess: (renamed) => onDone(t('renamed', { name: renamed.name })) },
      );
    }
  }

  return (
    <FormDialog
      title={t('renameTitle', { name: script.name })}
      submitLabel={t(rename.isPending ? 'saving' : 'save')}
      cancelLabel={t('cancel')}
      isBusy={rename.isPending}
      error={rename.error}
      fields={['name']}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameInput
        value={name}
        onChange={setName}
        isTried={isTried}
        error={rename.error}
        disabled={rename.isPending}
      />
    </FormDialog>
  );
}
