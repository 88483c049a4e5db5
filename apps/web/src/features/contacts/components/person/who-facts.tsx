import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ContactDetail } from '@ringfence/contract/records';
import { useTranslation } from 'react-i18next';
import { languageLocales } from '../../../../i18n/languages.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { FactList } from '../../../../ui/fact-list.tsx';
import { formatDate } from '../../../../ui/format-moment.ts';
import { Moment } from '../../../../ui/moment.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { useMayDo, useOrganizationFact } from '../../../access/index.ts';
import { describePlace } from '../../contact-words.ts';
import { nameCode } from '../../record-words.ts';

interface WhoFactsProps {
  contact: ContactDetail;
  onChangeZone: () => void;
}

/** The address line by line, as it stands on a letter. */
function Address({ contact }: Pick<WhoFactsProps, 'contact'>) {
  const { language } = useLanguage();
  const country = nameCode(contact.country, 'region', languageLocales[language]);
  const lines = [contact.address, contact.city, describePlace({ ...contact, country })];
  return lines
    .filter((line) => line !== null && line !== '')
    .map((line) => <Box key={line}>{line}</Box>);
}

/** What is known of the person. */
export function WhoFacts({ contact, onChangeZone }: WhoFactsProps) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const mayChange = useMayDo('contacts.work');
  const {
    externalReference,
    email,
    birthYear,
    bornOn,
    lists,
    confirmedZone,
    changedAt,
    changedBy,
  } = contact;
  const own = Object.entries(contact.custom).toSorted(([one], [other]) => one.localeCompare(other));
  return (
    <FactList
      facts={[
        ...useOrganizationFact(contact.organization),
        { term: t('who.reference'), value: externalReference ?? t('none') },
        { term: t('who.address'), value: <Address contact={contact} /> },
        { term: t('who.email'), value: email ?? t('none') },
        bornOn === null
          ? { term: t('who.birthYear'), value: birthYear?.toString() ?? t('unknown') }
          : { term: t('who.bornOn'), value: formatDate(bornOn, language) },
        {
          term: t('who.service'),
          value: t(contact.isServiceMember ? 'who.serves' : 'who.servesNot'),
        },
        {
          term: t('who.language'),
          value: nameCode(contact.language, 'language', languageLocales[language]),
        },
        {
          term: t('who.lists'),
          value:
            lists.length === 0
              ? t('who.noLists')
              : lists.map(({ id, name }) => (
                  <Box key={id}>
                    <TextLink to={`/debtors/list/${id}`}>{name}</TextLink>
                  </Box>
                )),
        },
        ...own.map(([term, value]) => ({ term, value })),
        {
          term: t('who.zone'),
          value: (
            <>
              {confirmedZone === null ? t('who.noZone') : confirmedZone.replaceAll('_', ' ')}
              {mayChange ? (
                <Box>
                  <Button
                    size="small"
                    aria-label={t('who.changeZone')}
                    onClick={onChangeZone}
                    sx={{ minHeight: 28, mr: -0.75, px: 0.75, py: 0 }}
                  >
                    {t('change')}
                  </Button>
                </Box>
              ) : null}
            </>
          ),
        },
        { term: t('who.since'), value: <Moment at={contact.createdAt} /> },
        ...(changedAt === null
          ? []
          : [
              {
                term: t('who.changed'),
                value: (
                  <>
                    <Moment at={changedAt} />
                    {changedBy === null ? null : <Box>{t('timeline.by', { name: changedBy })}</Box>}
                  </>
                ),
              },
            ]),
      ]}
    />
  );
}
