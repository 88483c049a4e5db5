import { type SavedCallView, savedCallView } from '@ringfence/contract/calls';
import type { ViewKind } from '../saved-views/index.ts';

export const callViews: ViewKind<SavedCallView> = { kind: 'calls', view: savedCallView };
