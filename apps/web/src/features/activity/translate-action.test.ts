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
    ['profile.password_changed', 'Changed their password', 'Cambió su contraseña'],
    ['audit.asked', 'Requested an audit', 'Solicitó una auditoría'],
    ['calls.halted', 'Stopped all calls', 'Detuvo todas las llamadas'],
    ['member.joined', 'Joined the organization', 'Se unió a la organización'],
    ['organization.suspended', 'Suspended the organization', 'Suspendió la organización'],
    ['profile.second_factor_added', 'Set up a second factor', 'Configuró un segundo factor'],
  ])('says %s in both languages', async (action, english, spanish) => {
    expect(translateAction(action, (await createTranslator('en')).t)).toBe(english);
    expect(translateAction(action, (await createTranslator('es')).t)).toBe(spanish);
  });

  it.each(['robot.greeted', 'constructor', 'profile'])(
    'shows the unknown action %s as it is',
    async (action) => {
      expect(translateAction(action, (await createTranslator('es')).t)).toBe(action);
    },
  );

  it.each([
    'profile.signed_in',
    'profile.signed_out',
    'profile.sign_in_failed',
    'profile.signed_up',
    'profile.updated',
    'profile.confirmed',
    'profile.password_reset_requested',
    'profile.password_changed',
    'profile.email_changed',
    'profile.phone_changed',
    'profile.second_factor_added',
    'profile.second_factor_removed',
    'profile.second_factor_failed',
    'profile.identity_linked',
    'profile.identity_unlinked',
    'profile.session_ended',
    'profile.invited',
    'profile.deleted',
    'profile.changed_by_administrator',
  ])('has a text for %s, which signing in and its surroundings record', async (action) => {
    const english = translateAction(action, (await createTranslator('en')).t);
    const spanish = translateAction(action, (await createTranslator('es')).t);
    expect(english).not.toBe(action);
    expect(spanish).not.toBe(action);
    expect(spanish).not.toBe(english);
  });
});
