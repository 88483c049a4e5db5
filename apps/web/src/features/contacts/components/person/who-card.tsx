import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ContactDetail } from '@ringfence/contract/records';
import { useTranslation } from 'react-i18next';
import { languageLocales } from '../../../../i18n/languages.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { FactList } from '../../../../ui/fact-list.tsx';
import { Moment } from '../../../../ui/moment.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { useMayDo, useOrganizationFact } from '../../../access/index.ts';
import { describePlace } from '../../contact-words.ts';
import { nameCode } from '../../record-words.ts';

interface WhoCardProps {
  contact: ContactDetail;
  onChangeZone: () => void;
}

/** Who the person is, as far as it is known. */
export function WhoCard({ contact, onChangeZone }: WhoCardProps) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const mayChange = useMayDo('contacts.work');
  const locale = languageLocales[language];
  const { externalReference, email, lists, confirmedZone, createdAt } = contact;
  const country = nameCode(contact.country, 'region', locale);
  return (
    <SectionCard title={t('who.title')}>
      <FactList
        facts={[
          ...useOrganizationFact(contact.organization),
          { term: t('who.reference'), value: externalReference ?? t('none') },
          { term: t('who.address'), value: describePlace({ ...contact, country }) },
          { term: t('who.email'), value: email ?? t('none') },
          { term: t('who.language'), value: nameCode(contact.language, 'language', locale) },
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
          { term: t('who.since'), value: <Moment at={createdAt} /> },
        ]}
      />
    </SectionCard>
  );
}
