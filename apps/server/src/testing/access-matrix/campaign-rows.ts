import type { OperationName } from './ask-operation.ts';
import {
  campaign,
  list,
  type Row,
  reading,
  readingOne,
  ruling,
  rulingOne,
  script,
} from './rows.ts';

/** What campaigns are, and what is done to them while they run. */
export const campaignRows = {
  'campaigns.list': reading,
  'campaigns.count': reading,
  'campaigns.show': { ...readingOne, input: campaign },
  'campaigns.start': {
    ...ruling,
    elsewhere: 'validation_failed',
    input: (things) => ({
      ...list(things),
      ...script(things),
      name: 'Call them',
      callerId: things.callerNumber,
      spokenName: 'Cobalt',
      mostAttempts: 1,
    }),
  },
  'campaigns.listStanding': reading,
  'campaigns.listTemplates': ruling,
  'campaigns.saveTemplate': { ...ruling, input: () => ({ name: 'A template', content: {} }) },
  'campaigns.deleteTemplate': {
    ...rulingOne,
    input: ({ template_id }) => ({ templateId: template_id }),
  },
  'campaigns.startStanding': {
    ...ruling,
    elsewhere: 'validation_failed',
    input: (things) => ({
      ...script(things),
      origin: 'promise',
      callerId: things.callerNumber,
      spokenName: 'Cobalt',
    }),
  },
  'campaigns.pause': { ...rulingOne, input: campaign },
  'campaigns.resume': { ...rulingOne, input: campaign },
  'campaigns.changePace': {
    ...rulingOne,
    input: (things) => ({ ...campaign(things), callsPerSecond: 5, callsAtOnce: null }),
  },
  'campaigns.changeHours': {
    ...rulingOne,
    input: (things) => ({
      ...campaign(things),
      startsAt: null,
      endsAt: null,
      hours: Array.from({ length: 7 }, () => ({ from: 600, to: 1200 })),
    }),
  },
  'campaigns.removePeople': {
    ...rulingOne,
    input: (things) => ({ ...campaign(things), contactIds: [things.contact_id] }),
  },
  'campaigns.addPeople': {
    ...rulingOne,
    input: (things) => ({ ...campaign(things), contactIds: [things.contact_id] }),
    isKept: true,
  },
  'campaigns.undoPeople': {
    ...rulingOne,
    input: (things) => ({ ...campaign(things), changedAt: '2026-06-10T16:00:00.000Z' }),
    isKept: true,
  },
  'campaigns.stop': { ...rulingOne, input: campaign },
  'campaigns.targets': { ...readingOne, input: campaign },
  'campaigns.bestHour': { ...readingOne, input: campaign },
  'campaigns.waiting': { ...readingOne, input: campaign },
  'campaigns.live': { ...readingOne, input: campaign },
  'campaigns.notCalled': { ...reading, input: campaign },
} as const satisfies Partial<Record<OperationName, Row>>;
