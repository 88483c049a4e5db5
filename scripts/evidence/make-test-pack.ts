import { generateKeyPairSync, sign } from 'node:crypto';
import { type SealedPack, sealPack } from '../../apps/server/src/features/evidence/seal-pack.ts';
import {
  chainBeginning,
  headText,
  sealOver,
} from '../../packages/domain/evidence/activity-chain.ts';
import { nameKey } from '../../packages/domain/evidence/name-key.ts';
import { sha256 } from './evidence-crypto.ts';

const organizationId = '01a1e000-0000-7000-8000-000000000001';

/** A key of an installation, and what it signs. */
export function makeSigner() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const bytes = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  return {
    publicKey,
    bytes,
    keyId: nameKey(bytes, sha256),
    sign: (text: string) => sign(null, Buffer.from(text, 'utf8'), privateKey),
  };
}

export type TestSigner = ReturnType<typeof makeSigner>;

/** Three entries, of which the second is of others, up to a signed head. */
function makeActivity(signer: TestSigner) {
  const texts = ['call.placed', 'member.invited', 'evidence.created'].map((action, place) =>
    JSON.stringify([organizationId, `entry ${place}`, '2026-06-02T15:00:00.000Z', action]),
  );
  const links = texts.map((text) => sha256(text));
  const hash = links.reduce((before, link) => sealOver(before, link, sha256), chainBeginning);
  const place = { position: 3, hash, signedAt: '2026-06-02T16:00:00.000Z' };
  const signature = signer.sign(headText(organizationId, place)).toString('base64');
  return {
    organizationId,
    entries: [0, 2].map((at) => ({ position: at + 1, text: texts[at] })),
    segments: [
      {
        after: { position: 0, hash: chainBeginning },
        links,
        head: { ...place, keyId: signer.keyId, signature, timeStamp: null },
      },
    ],
  };
}

/** The pack of a call, with a name that stretches fonts. */
export function makePack(signer: TestSigner, fullName = 'Zoë Łukasz 😀 محمد'): Promise<SealedPack> {
  const text = JSON.stringify({ person: { region: 'IL' }, history: [] });
  const facts = {
    content: JSON.parse(text),
    text,
    storedHash: sha256(text),
    isIntact: true,
    leftOut: 0,
  };
  const sections = {
    call: {
      id: 'call',
      number: '+13125550142',
      outcome: 'no_answer',
      correctedOutcome: 'right_party',
    },
    corrections: [
      {
        callId: 'call',
        from: 'no_answer',
        to: 'right_party',
        reason: 'Said so',
        evidence: 'Recording 12',
        isLoosening: false,
        correctedAt: '2026-06-02T15:30:00.000Z',
        correctedBy: { id: 'profile', fullName: 'Sam' },
      },
    ],
    person: { fullName },
    decision: { verdict: 'allow', rules: [{ code: 'WINDOW_CLOSED', verdict: 'allow' }], facts },
    activity: makeActivity(signer),
  };
  return sealPack(
    {
      kind: 'call',
      fileName: 'evidence-call',
      organization: { id: organizationId, name: 'Harbor' },
      subjectId: 'call',
      createdAt: new Date('2026-06-02T16:00:00Z'),
      release: '0.1.0',
      sections,
      title: 'Evidence of a call',
      lead: fullName,
      blocks: [
        { kind: 'heading', text: 'Person' },
        { kind: 'terms', rows: [['Name', fullName]] },
      ],
    },
    signer,
  );
}
