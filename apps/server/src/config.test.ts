import { describe, expect, it } from 'vitest';
import { readConfig, settings } from './config.ts';
import { renderSettingsExample } from './render-settings-example.ts';

describe('the settings', () => {
  it('have defaults that start a whole product on this machine alone', () => {
    expect(readConfig({})).toMatchObject({
      databaseUrl: undefined,
      host: '127.0.0.1',
      port: 3000,
      roles: new Set(['api', 'worker']),
    });
  });

  it('take an empty value as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it('compare the emails of super administrators without case', () => {
    const config = readConfig({ SUPER_ADMINISTRATOR_EMAILS: ' Ann@Example.com, bo@example.com ,' });
    expect([...config.superAdministratorEmails]).toEqual(['ann@example.com', 'bo@example.com']);
  });

  it('tell all faults at once, each by its name', () => {
    const read = () =>
      readConfig({
        PORT: '70000',
        DATABASE_URL: 'mysql://localhost/x',
        RINGFENCE_ROLES: 'api,cook',
        RINGFENCE_ROLE: 'api',
      });
    expect(read).toThrow(/4 settings are not valid/);
    for (const name of ['PORT', 'DATABASE_URL', 'RINGFENCE_ROLES', 'RINGFENCE_ROLE is not a']) {
      expect(read).toThrow(name);
    }
  });

  it('are all explained in .env.example', async () => {
    const example = renderSettingsExample();
    for (const name of Object.keys(settings)) expect(example).toMatch(`#${name}=`);
    expect(example).not.toMatch(/# \n/);
    await expect(example).toMatchFileSnapshot('../../../.env.example');
  });
});
