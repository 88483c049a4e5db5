import { describe, expect, it } from 'vitest';
import {
  checkServerVersion,
  describeMigrated,
  type Migration,
  planMigrations,
  readMigrations,
} from './migrate.ts';

const migration = (version: number, checksum = `sum${version}`): Migration => ({
  version,
  name: `step_${version}`,
  text: '',
  checksum,
});

describe('the plan of migrations', () => {
  it('runs what has not run, in order', () => {
    const known = [migration(1), migration(2), migration(3)];
    expect(planMigrations(known, [migration(1)]).map(({ version }) => version)).toEqual([2, 3]);
  });

  it('refuses a database that a newer release has migrated', () => {
    expect(() => planMigrations([migration(1)], [migration(1), migration(2)])).toThrow(
      /newer release \(to 2_step_2\)/,
    );
  });

  it('refuses a migration that was edited after it ran', () => {
    expect(() => planMigrations([migration(1, 'new')], [migration(1, 'old')])).toThrow(
      /1_step_1 was changed after it ran/,
    );
  });

  it('numbers the files without gap or repetition', () => {
    const versions = readMigrations().map(({ version }) => version);
    expect(versions).toEqual(versions.map((_, index) => index + 1));
  });
});

describe('what was done', () => {
  it.each([
    [[], [], ''],
    [['house', 'auth'], [], 'house, auth'],
    [['house'], ['new_id', 'is_member'], 'house, 2 functions'],
    [[], ['new_id'], '1 function'],
  ])('is named for migrations %j and functions %j', (migrations, functions, expected) => {
    expect(describeMigrated({ migrations, functions })).toBe(expected);
  });
});

describe('the version of the database server', () => {
  it.each([160000, 180004])('accepts %i', (version) => {
    expect(() => checkServerVersion(version)).not.toThrow();
  });

  it('refuses a server that is too old, with the mend', () => {
    expect(() => checkServerVersion(150018)).toThrow(
      'the database is PostgreSQL 15, and Ringfence needs PostgreSQL 16 or newer. Upgrade that server, or point DATABASE_URL to another one.',
    );
  });
});
