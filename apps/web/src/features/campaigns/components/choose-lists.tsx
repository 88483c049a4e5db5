import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CheckChoices } from '../../../ui/check-choices.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProblemNotice } from '../../../ui/problem-notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

interface ChooseListsProps {
  id: string;
  /** Undefined until they are known. */
  lists: readonly { id: string; name: string }[] | undefined;
  failure: unknown;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Whether one has to be chosen first. */
  isMissing: boolean;
  disabled: boolean;
}

/** Some of the lists of an organization. */
export function ChooseLists(props: ChooseListsProps) {
  const { id, lists, failure, chosen, onChange, isMissing, disabled } = props;
  const { t } = useTranslation('work');
  if (failure !== null) return <ProblemNotice error={failure} />;
  if (lists === undefined) return <Spinner aria-label={t('campaigns.form.loadingLists')} />;
  if (lists.length === 0) return <Notice kind="info">{t('campaigns.control.noLists')}</Notice>;
  return (
    <>
      <Box sx={{ maxHeight: '40vh', overflowY: 'auto', overflowWrap: 'anywhere' }}>
        <CheckChoices
          id={id}
          label={t('campaigns.control.lists')}
          options={lists.map(({ id: value, name: label }) => ({ value, label }))}
          values={chosen}
          onChange={onChange}
          hint={t('campaigns.control.listsHint')}
          disabled={disabled}
          isColumn
        />
      </Box>
      {isMissing ? <Notice kind="error">{t('campaigns.control.listsMissing')}</Notice> : null}
    </>
  );
}
