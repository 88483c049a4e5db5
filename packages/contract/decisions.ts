import * as z from 'zod';

export const verdictKind = z.enum(['allow', 'defer', 'block']);

/** One rule's word on a call. */
export const reason = z.object({
  /** A stable code, such as `WINDOW_CLOSED`. */
  code: z.string(),
  version: z.number().int(),
  citation: z.string(),
  verdict: verdictKind,
  /** When this rule alone would allow the call. */
  until: z.iso.datetime().nullable(),
  /** What would lift the block. */
  liftedBy: z.string().nullable(),
});

export type Reason = z.infer<typeof reason>;

/** Where the person may be, and what speaks for it: `phone +1312`, `region IL`. */
export const candidateZone = z.object({ zone: z.string(), evidence: z.array(z.string()) });

export const decision = z.object({
  id: z.uuid(),
  decidedAt: z.iso.datetime(),
  verdict: verdictKind,
  until: z.iso.datetime().nullable(),
  liftedBy: z.string().nullable(),
  /** Every rule that was asked, those that allowed the call too. */
  reasons: z.array(reason),
  zones: z.array(candidateZone),
  /** Attempts for this person and debt in the seven days, before and after this decision. */
  attemptsBefore: z.number().int(),
  attemptsAfter: z.number().int(),
  tzdataVersion: z.string(),
  factsHash: z.string(),
});

export type Decision = z.infer<typeof decision>;
