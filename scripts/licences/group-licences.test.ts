import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { groupLicences, readPackages } from './group-licences.ts';

describe('the licences of what is used', () => {
  it('have all been looked at', () => {
    const lockFile = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8');
    const packages = readPackages(lockFile);
    expect(packages.length).toBeGreaterThan(100);
    expect(groupLicences(packages).unknown).toEqual([]);
  });

  it('are named where nobody has, and where there is none', () => {
    const lockFile = JSON.stringify({
      packages: {
        '': { version: '1.0.0' },
        'packages/own': { version: '1.0.0' },
        'node_modules/@ours/own': { link: true },
        'node_modules/good': { version: '1.0.0', license: 'MIT' },
        'node_modules/good/node_modules/@scope/odd': { version: '2.0.0', license: 'AGPL-3.0' },
        'node_modules/none': { version: '3.0.0' },
      },
    });
    expect(groupLicences(readPackages(lockFile))).toEqual({
      known: [{ licence: 'MIT', packages: ['good@1.0.0'] }],
      unknown: [
        { licence: 'AGPL-3.0', packages: ['@scope/odd@2.0.0'] },
        { licence: 'no licence', packages: ['none@3.0.0'] },
      ],
    });
  });
});
