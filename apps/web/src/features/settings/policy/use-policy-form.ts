import type { PolicyVersion } from '@ringfence/contract/compliance';
import { useState } from 'react';
import { type KeptDraft, useKeptDraft } from './api.ts';
import { type CheckedDraft, checkDraft, type DraftFaults } from './check-draft.ts';
import { listChanges } from './list-changes.ts';
import { openDraft, type PolicyDraft, rebaseDraft } from './policy-draft.ts';

const noFaults: DraftFaults = {};

export interface PolicyForm {
  draft: PolicyDraft;
  /** The version that the input began with. */
  base: PolicyVersion;
  /** A newer one, where somebody else saved it meanwhile. */
  newer: PolicyVersion | null;
  faults: DraftFaults;
  isDirty: boolean;
  change: (part: Partial<PolicyDraft>) => void;
  discard: () => void;
  /** Goes on from the newer version. */
  merge: () => void;
  /** What the fields say; what is wrong with them is shown beside them. */
  check: () => CheckedDraft;
}

function isChanged({ base, draft }: KeptDraft): boolean {
  const { policy } = checkDraft(draft);
  return policy === null || listChanges(base.policy, policy).length > 0;
}

/** What is entered about the policy, from the first change until it is saved or dropped. */
export function usePolicyForm(organizationId: string, inForce: PolicyVersion): PolicyForm {
  const { kept, keep } = useKeptDraft(organizationId);
  const [faults, setFaults] = useState(noFaults);
  const isDirty = kept !== null && isChanged(kept);
  // A person who has taken everything back is not held to the version that they began with.
  const held = isDirty || kept?.base.version === inForce.version ? kept : null;
  const base = held?.base ?? inForce;
  const draft = held?.draft ?? openDraft(inForce.policy);
  return {
    draft,
    base,
    newer: base.version === inForce.version ? null : inForce,
    faults,
    isDirty,
    change: (part) => {
      setFaults(noFaults);
      keep({ base, draft: { ...draft, ...part } });
    },
    discard: () => {
      setFaults(noFaults);
      keep(null);
    },
    merge: () => keep({ base: inForce, draft: rebaseDraft(draft, base.policy, inForce.policy) }),
    check: () => {
      const checked = checkDraft(draft);
      setFaults(checked.faults ?? noFaults);
      return checked;
    },
  };
}
