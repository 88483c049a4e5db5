import type { CallDetail } from '@ringfence/contract/calls';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { formatCost, formatMoney, formatNumber, formatSeconds } from '../../../ui/format-number.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useOrganizationFact } from '../../access/index.ts';
import { campaignAddress } from '../../campaigns/index.ts';
import { nameCampaign } from '../call-words.ts';

function describeDebt(debt: CallDetail['debts'][number], balance: string): string {
  return debt.creditor === null ? balance : `${debt.creditor}, ${balance}`;
}

export function CallFacts({ call }: { call: CallDetail }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const { organization, contact, campaign, debts, talkSeconds, carrierCallId } = call;
  return (
    <FactList
      facts={[
        ...useOrganizationFact(organization),
        {
          term: t('calls.columns.person'),
          value: <TextLink to={`/debtors/contacts/${contact.id}`}>{contact.fullName}</TextLink>,
        },
        { term: t('calls.page.direction'), value: t(`calls.directions.${call.direction}`) },
        { term: t('calls.page.mode'), value: t(`calls.modes.${call.mode}`) },
        { term: t('calls.page.purpose'), value: t(`calls.purposes.${call.purpose}`) },
        { term: t('calls.page.origin'), value: t(`calls.origins.${call.origin}`) },
        ...(campaign === null
          ? []
          : [
              {
                term: t('calls.page.campaign'),
                value: (
                  <TextLink to={campaignAddress(campaign.id)}>
                    {nameCampaign(campaign, call, t)}
                  </TextLink>
                ),
              },
            ]),
        ...(call.list === null
          ? []
          : [
              {
                term: t('calls.page.list'),
                value: <TextLink to={`/debtors/list/${call.list.id}`}>{call.list.name}</TextLink>,
              },
            ]),
        { term: t('calls.page.phone'), value: call.phone },
        { term: t('calls.page.callerId'), value: call.callerId },
        {
          term: t('calls.page.attempt'),
          value:
            call.mostAttempts === null
              ? formatNumber(call.attempt, language)
              : t('calls.attemptOf', {
                  attempt: formatNumber(call.attempt, language),
                  most: formatNumber(call.mostAttempts, language),
                }),
        },
        ...(call.answeredBy === null
          ? []
          : [
              {
                term: t('calls.page.answeredBy'),
                value: t(`calls.answerers.${call.answeredBy}`),
              },
            ]),
        {
          term: t('calls.page.talk'),
          value: talkSeconds === null ? t('calls.noTalk') : formatSeconds(talkSeconds, language),
        },
        ...(call.cost === null
          ? []
          : [{ term: t('calls.columns.cost'), value: formatCost(call.cost, language) }]),
        {
          term: t('calls.page.debt', { count: debts.length }),
          value: debts
            .map((debt) => describeDebt(debt, formatMoney(debt.balance, language)))
            .join(' · '),
        },
        {
          term: t('calls.page.counts'),
          value: t(call.countsAsAttempt ? 'calls.page.yes' : 'calls.page.no'),
        },
        {
          term: t('calls.page.carrier'),
          value: [
            call.isSimulated ? t('calls.simulated') : call.carrier,
            call.account?.name,
            carrierCallId,
          ]
            .filter((part) => part !== null && part !== undefined)
            .join(' · '),
        },
      ]}
    />
  );
}
