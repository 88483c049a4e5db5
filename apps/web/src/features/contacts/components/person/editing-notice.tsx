import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { languageLocales } from '../../../../i18n/languages.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { useEditors } from '../../use-editors.ts';

interface EditingNoticeProps {
  contactId: string;
  /** Whether the reader does so too. */
  isEditing: boolean;
}

/** Says who else edits the person just now. */
export function EditingNotice({ contactId, isEditing }: EditingNoticeProps) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const editors = useEditors(contactId);
  const names = new Intl.ListFormat(languageLocales[language]).format(editors);
  return (
    // There from the beginning, so that it is read out when somebody comes.
    <Box role="status">
      {editors.length === 0 ? null : (
        <Box sx={{ mb: 2 }}>
          <Notice kind="info">
            {t(isEditing ? 'edit.others' : 'edit.editors', { count: editors.length, names })}
          </Notice>
        </Box>
      )}
    </Box>
  );
}
