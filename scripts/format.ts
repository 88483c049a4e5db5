import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** `npm run format`: mends what the linter can mend by itself. */
const root = fileURLToPath(new URL('..', import.meta.url));
const biome = `${root}/node_modules/.bin/biome`;
const result = spawnSync(biome, ['check', '--write', '.'], { cwd: root, stdio: 'inherit' });
process.exitCode = result.status ?? 1;
