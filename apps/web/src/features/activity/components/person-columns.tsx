import type { ScheduledCall } from '@ringfence/contract/activity';
import type { TFunction } from 'i18next';
import type { Column } from '../../../ui/record-column.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { campaignAddress } from '../../campaigns/index.ts';

type Called = Pick<ScheduledCall, 'contact' | 'phone' | 'campaign'> &
  Partial<Pick<ScheduledCall, 'origin'>>;

/** Who would be called, at which number, and by which campaign. */
export function createPersonColumns<Call extends Called>(
  t: TFunction<'scheduled'>,
): Column<Call>[] {
  return [
    { id: 'person', header: t('columns.person'), render: ({ contact }) => contact.fullName },
    {
      id: 'phone',
      header: t('columns.phone'),
      isShort: true,
      render: ({ phone }) => phone ?? t('noPhone'),
    },
    {
      id: 'campaign',
      header: t('columns.campaign'),
      render: ({ campaign: { id, name }, origin = 'campaign' }) => (
        <TextLink to={campaignAddress(id)}>
          {origin === 'campaign' ? name : t(`origins.${origin}`)}
        </TextLink>
      ),
    },
  ];
}
