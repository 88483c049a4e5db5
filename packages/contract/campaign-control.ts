import { oc } from '@orpc/contract';
import * as z from 'zod';
import { campaign, weekHours } from './campaigns.ts';

const tags = ['Campaigns'];
const one = z.object({ campaignId: z.uuid() });
const people = one.extend({
  /** Everybody who is on them now. */
  listIds: z.array(z.uuid().toLowerCase()).max(20).default([]),
  contactIds: z.array(z.uuid().toLowerCase()).max(1000).default([]),
});
const namesSomebody = ({ listIds, contactIds }: { listIds: unknown[]; contactIds: unknown[] }) =>
  listIds.length + contactIds.length > 0;
const nobodyFault = { path: ['listIds'], error: 'Choose a list, or people.' };
/** By which it can be undone. */
const changedAt = z.iso.datetime();

export const peopleAdded = z.object({
  campaign,
  /** Called from here on, as the rules allow; those who were removed before among them. */
  added: z.number().int(),
  /** In the campaign before, whether they wait or were called to the end. */
  alreadyThere: z.number().int(),
  /** On a list whose people it leaves out, or removed one by one before, themselves or as another contact. */
  leftOut: z.number().int(),
  changedAt,
});
export const peopleRemoved = z.object({
  campaign,
  /** Not called any more. */
  removed: z.number().int(),
  /** On the phone at this moment: that call goes on, and is their last in this campaign. */
  onCall: z.number().int(),
  /** Called to the end, or not in the campaign. */
  notWaiting: z.number().int(),
  changedAt,
});

export type PeopleAdded = z.infer<typeof peopleAdded>;
export type PeopleRemoved = z.infer<typeof peopleRemoved>;

/** What is changed in a campaign while it runs. Each holds within a second, and is on record. */
export const campaignControlContract = {
  changePace: oc
    .route({
      method: 'PUT',
      path: '/campaigns/{campaignId}/pace',
      summary: 'Change how fast a campaign calls',
      description:
        'Within what its carrier account and the organization may. Null: no limit of its own.',
      tags,
    })
    .input(
      one.extend({
        callsPerSecond: z.coerce.number().int().min(1).max(1000).nullable(),
        callsAtOnce: z.coerce.number().int().min(1).max(50_000).nullable(),
      }),
    )
    .output(campaign),
  changeHours: oc
    .route({
      method: 'PUT',
      path: '/campaigns/{campaignId}/hours',
      summary: 'Change when a campaign calls',
      description:
        'In the time of each person, and never wider than the law. Everybody who waits is judged again. Null: at once, without an end, whenever it is lawful.',
      tags,
    })
    .input(
      one.extend({
        startsAt: z.iso.datetime({ offset: true }).nullable(),
        endsAt: z.iso.datetime({ offset: true }).nullable(),
        hours: weekHours.nullable(),
      }),
    )
    .output(campaign),
  addPeople: oc
    .route({
      method: 'POST',
      path: '/campaigns/{campaignId}/add-people',
      summary: 'Call more people',
      description:
        'The people of lists, or single ones. Who is named, or was removed with a list, comes back, with the contacts that are the same person and were removed too; who was removed one by one stays removed. Nobody who was called to the end is called again, and every rule is asked as ever.',
      tags,
    })
    .input(people.refine(namesSomebody, nobodyFault))
    .output(peopleAdded),
  removePeople: oc
    .route({
      method: 'POST',
      path: '/campaigns/{campaignId}/remove-people',
      summary: 'Call some people no more',
      description:
        'Lists or single people, not both at once. A list is left out from here on: nobody on it is called, whichever else they are on. Single people stay removed until that is undone or they are added by name. Contacts that are the same person are removed as one.',
      tags,
    })
    .input(people.refine(namesSomebody, nobodyFault))
    .output(peopleRemoved),
  undoPeople: oc
    .route({
      method: 'POST',
      path: '/campaigns/{campaignId}/undo-people',
      summary: 'Undo that lists were added, or that people were removed',
      description: 'By the moment of it. Twice changes nothing.',
      tags,
    })
    .input(one.extend({ changedAt }))
    .output(z.object({ campaign, added: z.number().int(), removed: z.number().int() })),
};
