import { listWays } from '@ringfence/domain/callflow/list-ways';
import type { Part, Script } from '@ringfence/domain/callflow/script';
import { noWords, setWay } from './edit-part.ts';

/** A new part without words; where it leads is chosen next. */
function createPart(kind: Part['kind'], id: string): Part {
  const words = noWords;
  switch (kind) {
    case 'say':
    case 'dispute':
      return { kind, id, words, next: '' };
    case 'menu':
      return { kind, id, words, keys: {}, silence: '' };
    case 'verify':
      return {
        kind,
        id,
        questions: { birth_year: words, postal_code: words, reference: words },
        again: words,
        verified: '',
        unverified: '',
      };
    case 'disclosure':
      return { kind, id, first: words, later: words, creditor: words, next: '' };
    case 'promise':
      return {
        kind,
        id,
        words,
        offers: [{ kind: 'whole', withinDays: 14 }],
        confirm: words,
        remind: null,
        made: words,
        next: '',
        declined: '',
      };
    case 'another_time':
      return { kind, id, words, consent: words, next: '' };
    case 'language':
      return { kind, id, next: '' };
    case 'connect':
      return { kind, id, words, whisper: words, unanswered: '' };
    case 'wrong_person':
    case 'stop':
    case 'goodbye':
      return { kind, id, words };
  }
}

/** A name for a part that no other has. */
function nameOf(kind: Part['kind'], parts: readonly Part[]): string {
  const base = kind.replaceAll('_', '-');
  const taken = new Set(parts.map(({ id }) => id));
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(id)) return id;
  }
}

export function addPart(script: Script, kind: Part['kind']): Script {
  const part = createPart(kind, nameOf(kind, script.parts));
  return { ...script, parts: [...script.parts, part] };
}

export function changePart(script: Script, id: string, change: (part: Part) => Part): Script {
  const parts = script.parts.map((part) => (part.id === id ? change(part) : part));
  return { ...script, parts };
}

/** What led to it leads nowhere then, which the checker says until somebody chooses another part. */
export function removePart(script: Script, id: string): Script {
  const parts = script.parts
    .filter((part) => part.id !== id)
    .map((part) =>
      listWays(part)
        .filter(({ to }) => to === id)
        .reduce((changed, { on }) => setWay(changed, on, ''), part),
    );
  return { ...script, parts };
}

/** One place up or down; the first part is where a call begins. */
export function movePart(script: Script, id: string, by: -1 | 1): Script {
  const parts = [...script.parts];
  const from = parts.findIndex((part) => part.id === id);
  const [moved, other] = [parts[from], parts[from + by]];
  if (moved === undefined || other === undefined) return script;
  parts[from] = other;
  parts[from + by] = moved;
  return { ...script, parts };
}

/** As the API takes it, whose lists may be changed. */
export function copyScript(script: Script) {
  const parts = script.parts.map((part) =>
    part.kind === 'promise' ? { ...part, offers: [...part.offers] } : part,
  );
  return { ...script, parts };
}
