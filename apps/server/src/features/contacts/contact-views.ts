import { type SavedView, savedView } from '@ringfence/contract/contacts';
import type { ViewKind } from '../saved-views/index.ts';

export const contactViews: ViewKind<SavedView> = { kind: 'contacts', view: savedView };
