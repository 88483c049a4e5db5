import { useEffect, useState } from 'react';
import { useOrganizationApi } from '../../platform/api/api-queries.ts';
import { useNow } from '../../ui/use-now.ts';
import { useSignedInUser } from '../auth/index.ts';
import { hearEvents } from '../live/index.ts';
import type { Subject } from './edit-api.ts';
import { announcementGap, type Editor, listEditors, noteEditor } from './editors.ts';

/** The names of the others who edit the contact just now. */
export function useEditors(contactId: string): string[] {
  const [editors, setEditors] = useState<readonly Editor[]>([]);
  const { id } = useSignedInUser();
  const now = useNow();
  useEffect(
    () =>
      hearEvents((event) =>
        setEditors((known) => noteEditor(known, event, { contactId, now: Date.now() })),
      ),
    [contactId],
  );
  return listEditors(editors, id, now);
}

/** Tells the others for as long as the form is open. */
export function useAnnounceEditing({ contactId, organizationId }: Subject, isEditing: boolean) {
  const { client } = useOrganizationApi(organizationId);
  useEffect(() => {
    if (!isEditing) {
      return;
    }
    const announce = (isStillEditing: boolean) => {
      client.contacts
        .announceEditing({ contactId, isEditing: isStillEditing })
        // A courtesy: the one who saves second learns so in any case.
        .catch(() => {});
    };
    announce(true);
    const timer = setInterval(() => announce(true), announcementGap);
    return () => {
      clearInterval(timer);
      announce(false);
    };
  }, [client, contactId, isEditing]);
}
