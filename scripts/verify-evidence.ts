import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { argv } from 'node:process';
import { nameKey } from '../packages/domain/evidence/name-key.ts';
import { checkEvidence } from './evidence/check-evidence.ts';
import { createEvidenceCrypto, sha256 } from './evidence/evidence-crypto.ts';
import { readArguments } from './evidence/read-arguments.ts';
import { readKeys } from './evidence/read-key.ts';

/**
 * `npm run verify-evidence FILE -- --key PUBLIC`: whether evidence is what an installation signed, without any
 * connection. PUBLIC is a file with the key that the installation publishes, or the key itself.
 */

const usage = `Usage: npm run verify-evidence FILE -- --key PUBLIC

FILE    the .zip of a pack, or its .json with the .pdf beside it
PUBLIC  what the installation publishes at /.well-known/ringfence-evidence-keys.json,
        as a file or as text; or one public key as PEM, base64 or hex`;

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const asked = readArguments(argv.slice(2));
if (asked === undefined) fail(usage);
const { file, key } = asked;
if (!existsSync(file)) fail(`There is no file ${file}.`);
const keys = readKeys(existsSync(key) ? readFileSync(key, 'utf8') : key);
if (keys.length === 0) fail(`There is no Ed25519 public key in ${key}.`);

console.log(`Keys: ${keys.map(({ bytes }) => nameKey(bytes, sha256)).join(', ')}`);
const beside = (name: string): Uint8Array | undefined => {
  const path = join(dirname(file), basename(name));
  return existsSync(path) ? readFileSync(path) : undefined;
};
const findings = checkEvidence(
  { name: basename(file), bytes: readFileSync(file), findBeside: beside },
  createEvidenceCrypto(keys),
);
const marks = { right: 'ok       ', wrong: 'WRONG    ', unchecked: 'unchecked' } as const;
for (const { state, what, detail } of findings) console.log(`${marks[state]} ${what}: ${detail}`);
const faults = findings.filter(({ state }) => state === 'wrong').length;
console.log(
  faults === 0
    ? 'The evidence is as the installation signed it.'
    : `The evidence is NOT as the installation signed it: ${faults} of ${findings.length} checks failed.`,
);
process.exitCode = faults === 0 ? 0 : 1;
