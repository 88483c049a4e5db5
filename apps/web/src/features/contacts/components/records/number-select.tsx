import type { ContactDetail } from '@ringfence/contract/records';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/notice.tsx';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { describeLine } from '../../record-words.ts';

interface NumberSelectProps {
  phones: ContactDetail['phones'];
  value: string;
  onChange: (phoneId: string) => void;
  /** What no choice means. */
  placeholder: string;
  /** What can be chosen instead of a number. */
  more?: readonly { value: string; label: string }[];
  error: string | null;
  isBusy: boolean;
}

/** Which of the person's numbers something is about. */
export function NumberSelect(props: NumberSelectProps) {
  const { phones, value, onChange, placeholder, more = [], error, isBusy } = props;
  const { t } = useTranslation('contact');
  if (phones.length + more.length === 0) {
    return <Notice kind="info">{t('form.noNumbers')}</Notice>;
  }
  return (
    <SelectInput
      id="record-phoneId"
      label={t('form.number')}
      placeholder={placeholder}
      options={[
        ...phones.map((phone) => ({
          value: phone.id,
          label: `${phone.masked} · ${describeLine(phone, t)}`,
        })),
        ...more,
      ]}
      value={value}
      onChange={onChange}
      error={error}
      disabled={isBusy}
    />
  );
}
