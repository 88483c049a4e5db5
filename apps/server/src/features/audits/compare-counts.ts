import type { CollectorRole } from '@ringfence/domain/compliance/words';
import { bindsRole, countedCaps, nameCount } from './counted-caps.ts';
import type { CallFault } from './finding.ts';
import type { RawCall, Round } from './raw-history.ts';

const codes = [...new Set(countedCaps.map(({ code }) => code))];

/** Caps that an organization gives itself are counted by the rules alone. */
const isOfLaw = ({ citation }: CallFault): boolean => !citation.startsWith('policy');

/** Two ways of counting must agree; where they do not, one of them is wrong and somebody must look. */
export function compareCounts(
  call: RawCall,
  { counts }: Pick<Round, 'counts'>,
  role: CollectorRole,
  broken: Map<string, CallFault>,
): void {
  const counted = counts.get(nameCount(call)) ?? [];
  for (const code of codes) {
    const found = broken.get(code);
    const near = counted.filter(({ cap }) => cap.code === code);
    if (found !== undefined && isOfLaw(found) && near.length === 0) {
      broken.set(code, { ...found, detail: 'not confirmed by a second count' });
    }
    const sure = near.find(({ cap, isSure }) => isSure && bindsRole(cap, role));
    if (found !== undefined || sure === undefined) continue;
    const { citation } = sure.cap;
    broken.set(code, { kind: 'violation', code, citation, detail: 'by a second count alone' });
  }
}
