import type { ImportState } from '@ringfence/domain/imports/import-words';
import * as z from 'zod';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** What a worker does in the background. */
export const workStates = ['inspecting', 'checking', 'storing', 'undoing'] as const;
export type WorkState = (typeof workStates)[number];

/** One step of one upload. */
export interface AskedStep {
  organizationId: string;
  importId: string;
  step: number;
}

const payload = z.object({
  organizationId: z.uuid(),
  importId: z.uuid(),
  step: z.number().int(),
});

/** Far longer than the largest file takes; a worker that is dead is noticed much earlier. */
export const longestStepSeconds = 6 * 60 * 60;

const define = (name: string, atOnce: number): JobDefinition<AskedStep> => ({
  name,
  payload,
  coalesceBy: ({ importId, step }) => `${importId} ${step}`,
  longestSeconds: longestStepSeconds,
  atOnce,
});

/** A small file need not wait for a large one. */
export const stepJobs: Readonly<Record<WorkState, JobDefinition<AskedStep>>> = {
  inspecting: define('inspect-import', 2),
  checking: define('check-import', 2),
  storing: define('store-import', 2),
  undoing: define('undo-import', 1),
};

/** Where an upload stands again after a step that came to nothing. */
export const stateBefore: Readonly<Record<WorkState, ImportState>> = {
  inspecting: 'uploading',
  checking: 'matching',
  storing: 'checked',
  undoing: 'stored',
};
