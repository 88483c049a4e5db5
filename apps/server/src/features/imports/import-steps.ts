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

/** What is done by turns: a small file need not wait for a large one, and no organization has the last turn. */
export interface Lane {
  states: readonly WorkState[];
  /** So many in one process. */
  atOnce: number;
  /** One of an organization at a time, in all processes. */
  isWriting: boolean;
}

const inspecting: Lane = { states: ['inspecting'], atOnce: 2, isWriting: false };
const checking: Lane = { states: ['checking'], atOnce: 2, isWriting: false };
const writing: Lane = { states: ['storing', 'undoing'], atOnce: 3, isWriting: true };

export const laneOf: Readonly<Record<WorkState, Lane>> = {
  inspecting,
  checking,
  storing: writing,
  undoing: writing,
};

/** Each wakes the workers that look for the next step; the turns say which one that is. */
export const stepJobs: Readonly<Record<WorkState, JobDefinition<AskedStep>>> = {
  inspecting: define('inspect-import', inspecting.atOnce),
  checking: define('check-import', checking.atOnce),
  storing: define('store-import', writing.atOnce),
  undoing: define('undo-import', writing.atOnce),
};

/** Where an upload stands again after a step that came to nothing. */
export const stateBefore: Readonly<Record<WorkState, ImportState>> = {
  inspecting: 'uploading',
  checking: 'matching',
  storing: 'checked',
  undoing: 'stored',
};
