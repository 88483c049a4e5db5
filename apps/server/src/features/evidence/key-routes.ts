import { Hono } from 'hono';
import type { HttpEnvironment } from '../../platform/http/security-headers.ts';
import {
  type KeyServices,
  listPublishedKeys,
  openSigner,
  type PublishedKey,
} from './signing-key.ts';

const cachedSeconds = 300;

/** As RFC 8037 writes such a key, so that many tools read it. */
const presentKey = ({ keyId, publicKey, createdAt, retiredAt }: PublishedKey) => ({
  kid: keyId,
  kty: 'OKP',
  crv: 'Ed25519',
  use: 'sig',
  x: publicKey.toString('base64url'),
  createdAt: createdAt.toISOString(),
  retiredAt: retiredAt?.toISOString() ?? null,
});

async function readKeys(services: KeyServices): Promise<PublishedKey[]> {
  const known = await listPublishedKeys(services);
  if (known.length > 0 || services.secrets.sealsWith === undefined) return known;
  await openSigner(services);
  return listPublishedKeys(services);
}

/** Where everybody reads the keys that evidence of this installation is checked by, retired ones too. */
export function createEvidenceKeyRoutes(services: KeyServices): Hono<HttpEnvironment> {
  const routes = new Hono<HttpEnvironment>();
  routes.get('/ringfence-evidence-keys.json', async (context) => {
    const keys = await readKeys(services);
    context.header('cache-control', `public, max-age=${cachedSeconds}`);
    context.header('access-control-allow-origin', '*');
    return context.json({ keys: keys.map(presentKey) });
  });
  return routes;
}
