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

  const account = { CARRIER_SID: 'AC1', CARRIER_TOKEN: 'secret' };

  it('let strangers in only where calls reach nobody', () => {
    expect(readConfig({})).toMatchObject({ signUp: 'open', organizationCreation: 'open' });
    const real = { CARRIER: 'twilio', PUBLIC_URL: 'https://calls.example.com', ...account };
    expect(readConfig(real)).toMatchObject({ signUp: 'closed', organizationCreation: 'closed' });
    expect(readConfig({ ...real, SIGN_UP: 'open' })).toMatchObject({ signUp: 'open' });
  });

  it('ask for the address under which a real carrier reaches us, and for no path in it', () => {
    expect(() => readConfig({ CARRIER: 'twilio', ...account })).toThrow(/PUBLIC_URL must be set/);
    expect(() => readConfig({ CARRIER: 'twilio' })).toThrow(/CARRIER_SID must be set/);
    expect(() => readConfig({ PUBLIC_URL: 'https://x.example/app' })).toThrow(/without a path/);
    expect(readConfig({ PUBLIC_URL: 'https://x.example/' }).publicUrl).toBe('https://x.example');
  });

  it('ask for a key where the account is kept in an outside database, and for a whole one', () => {
    const key = Buffer.alloc(32, 1).toString('base64');
    const other = Buffer.alloc(32, 2).toString('base64url');
    const outside = { CARRIER: 'simulator', ...account, DATABASE_URL: 'postgres://db.example/x' };
    expect(() => readConfig(outside)).toThrow(/SECRETS_KEY must be set where CARRIER/);
    expect(readConfig({ ...outside, SECRETS_KEY: `${key}, ${other}` }).secretsKeys).toEqual([
      Buffer.alloc(32, 1),
      Buffer.alloc(32, 2),
    ]);
    expect(readConfig({ CARRIER: 'simulator', ...account }).secretsKeys).toEqual([]);
    const read = () => readConfig({ SECRETS_KEY: `${key},hunter2` });
    expect(read).toThrow(/SECRETS_KEY must be 32 bytes in base64/);
    expect(read).not.toThrow(/hunter2/);
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
