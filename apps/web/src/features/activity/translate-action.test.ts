import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/create-translator.ts';
import { translateAction } from './translate-action.ts';

describe('translateAction', () => {
  it.each([
    ['profile.signed_in', 'Signed in', 'Inició sesión'],
    ['profile.signed_out', 'Signed out', 'Cerró sesión'],
    ['organization.created', 'Created the organization', 'Creó la organización'],
    ['list.imported', 'Uploaded debtors', 'Cargó deudores'],
    ['campaign.stopped', 'Stopped a campaign', 'Detuvo una campaña'],
    ['demo.seeded', 'Loaded the sample data', 'Cargó los datos de muestra'],
  ])('says %s in both languages', async (action, english, spanish) => {
    expect(translateAction(action, (await createTranslator('en')).t)).toBe(english);
    expect(translateAction(action, (await createTranslator('es')).t)).toBe(spanish);
  });

  it('shows an unknown action as it is', async () => {
    expect(translateAction('robot.greeted', (await createTranslator('es')).t)).toBe(
      'robot.greeted',
    );
  });
});
