import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ContactRow } from '@ringfence/contract/contacts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readStatus } from '../../../platform/api/problem.ts';
import { explainError } from '../../../ui/explain-error.ts';
import { useRefocus } from '../../../ui/use-refocus.ts';
import { useRowTabIndex } from '../../../ui/virtual-table/row-reach.ts';
import { useRevealPhone } from '../api.ts';

interface PhoneCellProps {
  name: string;
  phone: NonNullable<ContactRow['phone']>;
  organizationId: string;
  /** How many others the person has, in a word. */
  more?: string;
}

/** A masked number, and the whole one for those who ask for it. */
export function PhoneCell({ name, phone, organizationId, more }: PhoneCellProps) {
  const { t } = useTranslation('work');
  const { t: tCommon } = useTranslation();
  const reveal = useRevealPhone(organizationId);
  const tabIndex = useRowTabIndex();
  const whole = useRef<HTMLSpanElement>(null);
  // The button that was pressed is gone.
  useRefocus(reveal.isPending, () => whole.current);
  if (reveal.data !== undefined) {
    return (
      <Box
        component="span"
        ref={whole}
        role="status"
        tabIndex={-1}
        sx={{ fontWeight: 600, whiteSpace: 'nowrap', outline: 'none' }}
      >
        {reveal.data.e164}
      </Box>
    );
  }
  return (
    <>
      <Box sx={{ whiteSpace: 'nowrap' }}>
        {phone.masked}
        {more === undefined ? null : (
          <Box component="span" sx={{ ml: 0.75, color: 'text.secondary', fontSize: '0.8125rem' }}>
            {more}
          </Box>
        )}
      </Box>
      <Button
        size="small"
        tabIndex={tabIndex}
        title={t('contacts.revealHint')}
        aria-label={t('contacts.showNumberOf', { name })}
        disabled={reveal.isPending}
        onClick={() => reveal.mutate({ phoneId: phone.id })}
        sx={{ minHeight: 28, ml: -0.75, px: 0.75, py: 0 }}
      >
        {t(reveal.isPending ? 'contacts.revealing' : 'contacts.showNumber')}
      </Button>
      {reveal.isError ? (
        <Box role="alert" sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
          {readStatus(reveal.error) === 429
            ? explainError(reveal.error, tCommon)
            : t('contacts.revealFailed')}
        </Box>
      ) : null}
    </>
  );
}
