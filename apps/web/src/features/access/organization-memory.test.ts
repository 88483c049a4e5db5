import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from '../../testing/create-storage.ts';
import {
  forgetLeftOrganization,
  recallChoice,
  rememberOrganizationMode,
} from './organization-memory.ts';

beforeEach(() => void vi.stubGlobal('localStorage', createStorage()));
afterEach(() => void vi.unstubAllGlobals());

describe('the stored organization', () => {
  it('is forgotten once the person has left it', () => {
    rememberOrganizationMode('harbor');
    forgetLeftOrganization([{ organizationId: 'cobalt' }]);
    expect(recallChoice()).toEqual({ mode: 'organization', organizationId: null });
  });

  it('is kept for as long as the person belongs to it', () => {
    rememberOrganizationMode('harbor');
    forgetLeftOrganization([{ organizationId: 'cobalt' }, { organizationId: 'harbor' }]);
    expect(recallChoice()).toEqual({ mode: 'organization', organizationId: 'harbor' });
  });
});
