import { unitedStates } from '@ringfence/domain/zones/region-zones';
import { expect, it } from 'vitest';
import { settings } from '../../i18n/en/settings.ts';

it('offers a licence for every state and territory that the domain knows as a place', () => {
  const places = Object.entries(unitedStates).filter(([, zones]) => zones.length > 0);
  expect(Object.keys(settings.regions).sort()).toEqual(places.map(([region]) => region).sort());
});
