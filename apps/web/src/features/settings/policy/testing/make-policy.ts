import type { PolicyContent, PolicyVersion } from '@ringfence/contract/compliance';
import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { toContent } from '../policy-draft.ts';

export function makePolicy(part: Partial<PolicyContent> = {}): PolicyContent {
  return { ...toContent(firstPolicy), ...part };
}

export function makeVersion(version: number, part: Partial<PolicyContent> = {}): PolicyVersion {
  return {
    version,
    policy: makePolicy(part),
    createdAt: version === 0 ? null : '2026-11-14T15:20:00.000Z',
    createdBy:
      version === 0 ? null : { id: '01890a5d-ac96-774b-bcce-b302099a8057', fullName: 'Ana Torres' },
  };
}
