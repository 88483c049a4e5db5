import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SealedPack } from '../../apps/server/src/features/evidence/seal-pack.ts';
import { createArchive } from '../../packages/domain/evidence/archive.ts';
import { canonicalise } from '../../packages/domain/evidence/canonical-json.ts';
import { tries } from '../../packages/domain/testing/tries.ts';
import { checkEvidence } from './check-evidence.ts';
import { createEvidenceCrypto } from './evidence-crypto.ts';
import { makePack, makeSigner } from './make-test-pack.ts';
import { readKeys } from './read-key.ts';

const signer = makeSigner();
const pack = await makePack(signer);
const crypto = createEvidenceCrypto([{ bytes: signer.bytes, retiredAt: null }]);

function archive({ json, pdf }: SealedPack): Uint8Array {
  const writing = createArchive();
  return Buffer.concat([...writing.add(json), ...writing.add(pdf), ...writing.finish()]);
}

const checkArchive = (bytes: Uint8Array, by = crypto) =>
  checkEvidence({ name: 'evidence-call.zip', bytes, findBeside: () => undefined }, by);
const checkJson = (bytes: Uint8Array, pdf: Uint8Array | undefined = pack.pdf.bytes) =>
  checkEvidence({ name: pack.json.name, bytes, findBeside: () => pdf }, crypto);
const faultsOf = (findings: ReturnType<typeof checkArchive>) =>
  findings.filter(({ state }) => state === 'wrong').map(({ what, detail }) => `${what} ${detail}`);

/** The pack with something in it changed, and signed by nobody again. */
function change(edit: (value: ReturnType<typeof JSON.parse>) => void): Uint8Array {
  const value = JSON.parse(Buffer.from(pack.json.bytes).toString('utf8'));
  edit(value);
  return Buffer.from(canonicalise(value), 'utf8');
}

function flip(bytes: Uint8Array, at: number, bit: number): Uint8Array {
  const changed = Uint8Array.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ (1 << bit);
  return changed;
}

describe('evidence as it was signed', () => {
  it('is found right, thing by thing', () => {
    const findings = checkArchive(archive(pack));
    expect(faultsOf(findings)).toEqual([]);
    expect(findings.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'manifest',
        'section call',
        'section decision',
        'file evidence-call.pdf',
        'decision.facts',
        'section corrections',
        'activity, the chain from position 1 to 3',
        'activity, the head at position 3',
      ]),
    );
  });

  it('is found right as JSON alone, and says that the PDF was not checked', () => {
    const findings = checkEvidence(
      { name: pack.json.name, bytes: pack.json.bytes, findBeside: () => undefined },
      crypto,
    );
    expect(faultsOf(findings)).toEqual([]);
    expect(findings).toContainEqual(
      expect.objectContaining({ state: 'unchecked', what: 'file evidence-call.pdf' }),
    );
  });

  it.each([
    ['an emoji', '😀'],
    ['Arabic', 'محمد'],
    ['one very long word', 'a'.repeat(5_000)],
    ['very many words', 'Ann '.repeat(2_000)],
    ['a family', '\u{1F469}\u200D\u{1F467}'],
    ['nothing', ''],
  ])('holds any name, also %s', async (_kind, name) => {
    const strange = await makePack(signer, name);
    expect(faultsOf(checkArchive(archive(strange)))).toEqual([]);
    expect(Buffer.from(strange.json.bytes).toString('utf8')).toContain(JSON.stringify(name));
  });
});

describe('a key that was retired', () => {
  const checkRetired = (retiredAt: string) =>
    checkArchive(archive(pack), createEvidenceCrypto([{ bytes: signer.bytes, retiredAt }]));

  it('still proves what it signed before', () => {
    expect(faultsOf(checkRetired('2026-06-02T16:00:00.000Z'))).toEqual([]);
  });

  it('proves nothing that says it was signed afterwards, and it is said why', () => {
    const why = `was signed on 2026-06-02T16:00:00.000Z by the key ${signer.keyId}, which was retired on 2026-06-02T15:59:59.999Z`;
    expect(faultsOf(checkRetired('2026-06-02T15:59:59.999Z'))).toEqual([
      `manifest ${why}`,
      `activity, the head at position 3 ${why}`,
    ]);
  });

  it('is read with its retirement from what the installation publishes', () => {
    const x = Buffer.from(signer.bytes).toString('base64url');
    const retiredAt = '2026-06-02T15:00:00.000Z';
    const published = { keys: [{ kid: signer.keyId, kty: 'OKP', crv: 'Ed25519', x, retiredAt }] };
    const by = createEvidenceCrypto(readKeys(JSON.stringify(published)));
    expect(faultsOf(checkArchive(archive(pack), by)).join()).toContain(`retired on ${retiredAt}`);
  });
});

describe('corrections in evidence', () => {
  const faults = (edit: Parameters<typeof change>[0]) => faultsOf(checkJson(change(edit)));

  it('are refused where one is missing, or leads elsewhere', () => {
    const fault = 'section corrections does not lead to how the call call stands';
    expect(faults((value) => value.sections.corrections.pop())).toContain(fault);
    expect(
      faults((value) => {
        value.sections.corrections[0].to = 'stop';
      }),
    ).toContain(fault);
    expect(
      faults((value) => {
        value.sections.corrections[0].callId = 'another';
      }),
    ).toContain('section corrections is about another call');
  });
});

describe('one changed byte', () => {
  const whole = archive(pack);

  it('of the JSON is found, and its section is named', () => {
    const { bytes } = pack.json;
    const text = Buffer.from(bytes).toString('utf8');
    const at = (wanted: string) => Buffer.byteLength(text.slice(0, text.lastIndexOf(wanted)));
    const parts: [string, string][] = [
      ['+13125550142', 'section call'],
      // With its end: keys and signatures are letters by chance.
      ['L"}', 'section decision'],
      ['Łukasz', 'section person'],
      ['evidence.created', 'section activity'],
    ];
    for (const [wanted, named] of parts) {
      for (const bit of [0, 3, 7]) {
        expect(faultsOf(checkJson(flip(bytes, at(wanted), bit))).join()).toContain(named);
      }
    }
  });

  it('of the JSON is found wherever it is', () => {
    const place = fc.record({
      at: fc.nat(pack.json.bytes.length - 1),
      bit: fc.nat(7),
    });
    fc.assert(
      fc.property(place, ({ at, bit }) => {
        expect(faultsOf(checkJson(flip(pack.json.bytes, at, bit)))).not.toEqual([]);
      }),
      { numRuns: tries(400) },
    );
  });

  it('of the PDF is found, and the PDF is named', () => {
    fc.assert(
      fc.property(fc.nat(pack.pdf.bytes.length - 1), fc.nat(7), (at, bit) => {
        const findings = checkJson(pack.json.bytes, flip(pack.pdf.bytes, at, bit));
        expect(faultsOf(findings)).toEqual(['file evidence-call.pdf was changed']);
      }),
      { numRuns: tries(200) },
    );
  });

  it('of the archive is found wherever it is', () => {
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(7), (at, bit) => {
        expect(faultsOf(checkArchive(flip(whole, at, bit)))).not.toEqual([]);
      }),
      { numRuns: tries(400) },
    );
  });
});

describe('evidence that somebody made fit', () => {
  it('is refused under another key', () => {
    const other = createEvidenceCrypto([{ bytes: makeSigner().bytes, retiredAt: null }]);
    expect(faultsOf(checkArchive(archive(pack), other)).join()).toContain(
      `names the key ${signer.keyId}, which was not given`,
    );
  });

  it('is refused where a section is missing or was added', () => {
    const faults = (edit: Parameters<typeof change>[0]) => faultsOf(checkJson(change(edit)));
    expect(faults((value) => delete value.sections.person)).toContain('section person is missing');
    expect(
      faults((value) => {
        value.sections.more = 1;
      }),
    ).toContain('section more was added');
  });

  it('names the path of what was changed', () => {
    const changed = change((value) => {
      value.sections.decision.verdict = 'block';
    });
    expect(faultsOf(checkJson(changed))).toEqual([
      'section decision was changed: decision.verdict',
    ]);
  });

  it('is refused where an entry was taken out or put in, or the head is signed by nobody', async () => {
    const tell = (edit: Parameters<typeof change>[0]) => faultsOf(checkJson(change(edit))).join();
    expect(tell((value) => value.sections.activity.segments[0].links.splice(1, 1))).toContain(
      'the chain from position 1 to 3 does not lead to its head',
    );
    expect(
      tell((value) => value.sections.activity.entries.push({ position: 9, text: '[]' })),
    ).toContain('the entry at position 9 stands in no chain');
    expect(
      tell((value) => {
        value.sections.activity.segments[0].head.signedAt = '2026-06-03T16:00:00.000Z';
      }),
    ).toContain('the head at position 3 is not signed by the installation');
  });

  it('is refused where a file lies beside that nobody signed, or the PDF is gone', () => {
    const writing = createArchive();
    const stray = { name: 'more.pdf', bytes: new Uint8Array([1]) };
    const bytes = Buffer.concat([
      ...writing.add(pack.json),
      ...writing.add(stray),
      ...writing.finish(),
    ]);
    expect(faultsOf(checkArchive(bytes))).toEqual([
      'file evidence-call.pdf is not here',
      'file more.pdf belongs to no pack that is signed',
    ]);
  });
});
