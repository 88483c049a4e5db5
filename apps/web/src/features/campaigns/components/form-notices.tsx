import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { CampaignForm } from '../use-campaign-form.ts';

type NoticesOfForm = Pick<CampaignForm, 'lacking' | 'lacksScripts' | 'lacksNumbers' | 'failed'>;

const shownPeople = 3;

/** What is missing before anybody can be called, and who hears something else than the others. */
export function FormNotices({ form }: { form: NoticesOfForm }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const { lacking, lacksScripts, lacksNumbers, failed } = form;
  return (
    <>
      {failed.map(({ what, retry }) => (
        <RetryNotice key={what} message={t(`campaigns.form.failed.${what}`)} onRetry={retry} />
      ))}
      {lacking.map(({ variable, people, contacts }) => (
        <Notice kind="info" key={variable}>
          {t('campaigns.form.lacking', {
            count: people,
            people: formatNumber(people, language),
            variable,
          })}{' '}
          {contacts.slice(0, shownPeople).map(({ id, fullName }, place) => (
            <span key={id}>
              {place === 0 ? '' : ', '}
              <TextLink to={`/debtors/contacts/${id}`}>{fullName}</TextLink>
            </span>
          ))}
        </Notice>
      ))}
      {lacksScripts ? (
        <Notice kind="error">
          {t('campaigns.form.noScripts')}{' '}
          <TextLink to="/settings/scripts">{t('campaigns.form.toScripts')}</TextLink>
        </Notice>
      ) : null}
      {lacksNumbers ? (
        <Notice kind="error">
          {t('campaigns.form.noCallerIds')}{' '}
          <TextLink to="/settings/caller-ids">{t('campaigns.form.toSettings')}</TextLink>
        </Notice>
      ) : null}
    </>
  );
}
