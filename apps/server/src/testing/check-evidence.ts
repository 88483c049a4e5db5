import { createPublicKey, verify } from 'node:crypto';
import { readArchive } from '@ringfence/domain/evidence/archive';
import { checkPack } from '@ringfence/domain/evidence/check-pack';
import type { EvidenceCrypto } from '@ringfence/domain/evidence/pack-format';
import * as z from 'zod';
import { sha256 } from '../platform/activity/seal-hash.ts';

const publishedKeys = z.object({
  keys: z.array(
    z.object({
      kid: z.string(),
      kty: z.string(),
      crv: z.string(),
      x: z.string(),
      retiredAt: z.string().nullable(),
    }),
  ),
});

/** By the keys that an installation publishes, as anybody would. */
export async function readPublishedKeys(address: string): Promise<EvidenceCrypto> {
  const answer = await fetch(`${address}/.well-known/ringfence-evidence-keys.json`);
  const { keys } = publishedKeys.parse(await answer.json());
  return {
    sha256,
    findRetirement: (keyId) => keys.find(({ kid }) => kid === keyId)?.retiredAt ?? null,
    verify(keyId, text, signature) {
      const key = keys.find(({ kid }) => kid === keyId);
      if (key === undefined) return undefined;
      const opened = createPublicKey({ key, format: 'jwk' });
      return verify(null, Buffer.from(text), opened, Buffer.from(signature, 'base64'));
    },
  };
}

const sections = z.object({ sections: z.record(z.string(), z.any()) });

/** The packs in an archive, each with what its check found wrong. */
export function openEvidence(bytes: Uint8Array, crypto: EvidenceCrypto) {
  const { files, wrongAt } = readArchive(bytes);
  const packs = files.filter(({ name }) => name.endsWith('.json'));
  return {
    names: files.map(({ name }) => name),
    wrongAt,
    packs: packs.map((pack) => {
      const folder = pack.name.slice(0, pack.name.lastIndexOf('/') + 1);
      const text = Buffer.from(pack.bytes).toString('utf8');
      const { manifest, findings } = checkPack(
        {
          name: pack.name,
          text,
          findFile: (name) => files.find((file) => file.name === `${folder}${name}`)?.bytes,
          mayLackFiles: false,
        },
        crypto,
      );
      return {
        name: pack.name,
        manifest,
        text,
        sections: sections.parse(JSON.parse(text)).sections,
        wrong: findings.filter(({ state }) => state === 'wrong'),
        findings,
      };
    }),
  };
}
