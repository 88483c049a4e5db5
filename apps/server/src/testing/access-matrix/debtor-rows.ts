import { filledDraft, filledMapping } from '../add-uploads.ts';
import type { OperationName } from './ask-operation.ts';
import {
  admins,
  campaign,
  checkedOf,
  contact,
  importOf,
  list,
  matchingOf,
  members,
  type Row,
  reading,
  readingOne,
  ruling,
  rulingOne,
  uploadOf,
  working,
} from './rows.ts';

const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Who may do what with people who owe: lists, uploads, contacts and what is learned of them. */
export const debtorRows = {
  'lists.list': reading,
  'lists.show': { ...readingOne, input: list },
  'lists.create': { ...ruling, input: () => ({ name: 'Another list' }) },
  'lists.rename': { ...rulingOne, input: (things) => ({ ...list(things), name: 'Renamed' }) },
  'lists.archive': { ...rulingOne, input: list },
  'lists.restore': { ...rulingOne, input: list },
  'lists.merge': {
    ...rulingOne,
    input: (things) => ({ ...list(things), listIds: [things.other_list_id] }),
  },
  'imports.create': {
    ...ruling,
    elsewhere: 'validation_failed',
    input: (things) => ({
      ...list(things),
      file: new File(['name,phone,balance\nEve,312-555-0146,1\n'], 'people.csv'),
      obtainedHow: 'given_to_us',
      obtainedBy: 'us',
      obtainedOn: '2026-01-02',
    }),
  },
  'imports.begin': { ...ruling, input: () => ({ fileName: 'people.csv', fileBytes: 10 }) },
  'imports.sendChunk': {
    ...rulingOne,
    input: (things) => ({
      ...uploadOf(things),
      position: 0,
      content: new File(['name,phone'], 'piece'),
    }),
  },
  'imports.listChunks': { ...rulingOne, input: uploadOf },
  'imports.finishUpload': { ...rulingOne, input: uploadOf },
  'imports.list': { ...reading, expected: admins },
  'imports.show': { ...readingOne, expected: admins, input: importOf },
  'imports.inspect': {
    ...rulingOne,
    input: (things) => ({ ...matchingOf(things), format: filledMapping.format }),
  },
  'imports.preview': {
    ...rulingOne,
    input: (things) => ({ ...matchingOf(things), mapping: filledMapping }),
  },
  'imports.keepDraft': {
    ...rulingOne,
    input: (things) => ({ ...matchingOf(things), draft: filledDraft }),
  },
  'imports.check': {
    ...rulingOne,
    input: (things) => ({
      ...matchingOf(things),
      mapping: filledMapping,
      destination: {
        ...list(things),
        obtainedHow: 'given_to_us',
        obtainedBy: 'us',
        obtainedOn: '2026-01-02',
      },
    }),
  },
  'imports.store': { ...rulingOne, input: checkedOf },
  'imports.cancel': { ...rulingOne, input: uploadOf },
  'imports.undo': { ...rulingOne, input: importOf },
  'imports.callable': { ...readingOne, expected: admins, input: importOf },
  'imports.rejections': { ...readingOne, expected: admins, input: importOf },
  'imports.downloadRejections': { ...rulingOne, input: importOf },
  'imports.listLayouts': ruling,
  'imports.deleteLayout': { ...rulingOne, input: ({ layout_id }) => ({ layoutId: layout_id }) },
  'contacts.list': { ...reading, input: list },
  'contacts.count': { ...reading, input: list },
  'contacts.act': {
    expected: members,
    names: 'one',
    elsewhere: 'nothing',
    input: ({ contact_id }) => ({
      selection: { contactIds: [contact_id] },
      action: { kind: 'note', content: 'A note' },
    }),
  },
  'contacts.showAction': { ...working, input: ({ action_id }) => ({ actionId: action_id }) },
  'contacts.cancelAction': { ...working, input: ({ action_id }) => ({ actionId: action_id }) },
  // Of the admin, who put somebody on a list.
  'contacts.undoAction': { ...rulingOne, input: ({ action_id }) => ({ actionId: action_id }) },
  'contacts.download': { ...ruling, input: (things) => ({ filter: list(things) }) },
  'contacts.listViews': { expected: members, names: 'one', elsewhere: 'nothing' },
  'contacts.saveView': {
    expected: members,
    names: 'one',
    elsewhere: 'nothing',
    input: () => ({
      name: 'A view',
      content: { filter: {}, sort: 'name', direction: 'ascending', columns: [] },
    }),
  },
  // Of the admin, and shared.
  'contacts.deleteView': { ...rulingOne, input: ({ view_id }) => ({ viewId: view_id }) },
  'contacts.create': {
    ...ruling,
    input: () => ({
      fullName: 'Eve New',
      externalReference: 'new-1',
      phones: [{ number: '312-555-0147' }],
    }),
  },
  'contacts.upsert': {
    ...ruling,
    input: () => ({ contacts: [{ fullName: 'Eve New', externalReference: 'new-2' }] }),
  },
  'contacts.update': {
    ...working,
    input: (things) => ({ ...contact(things), revision: 0, fields: { city: 'Chicago' } }),
  },
  'contacts.announceEditing': {
    ...working,
    input: (things) => ({ ...contact(things), isEditing: true }),
  },
  'contacts.addPhone': {
    ...working,
    input: (things) => ({ ...contact(things), phone: { number: '312-555-0148' } }),
  },
  'contacts.orderPhones': {
    ...working,
    input: (things) => ({ ...contact(things), phoneIds: [things.phone_id] }),
  },
  'contacts.addDebt': {
    ...working,
    input: (things) => ({
      ...contact(things),
      debt: { reference: 'new', balance: { amountMinor: 100, currency: 'USD' } },
    }),
  },
  'contacts.addNote': {
    ...working,
    input: (things) => ({ ...contact(things), content: 'A note' }),
  },
  'contacts.timeline': { ...readingOne, input: contact },
  'contacts.nextCalls': { ...readingOne, input: contact },
  'contacts.revealPhone': { ...working, input: ({ phone_id }) => ({ phoneId: phone_id }) },
  'contacts.suppress': {
    ...working,
    input: ({ contact_id }) => ({ contactId: contact_id, kind: 'medium_stop' }),
  },
  'contacts.liftSuppression': {
    ...rulingOne,
    input: ({ suppression_id }) => ({ suppressionId: suppression_id }),
  },
  'records.showContact': { ...readingOne, input: contact },
  'records.recordRestriction': {
    ...working,
    input: (things) => ({
      ...contact(things),
      kind: 'number_stop',
      phoneId: things.phone_id,
      source: 'letter',
    }),
  },
  'records.liftRestriction': {
    ...rulingOne,
    input: ({ suppression_id }) => ({ restrictionId: suppression_id, because: 'A mistake' }),
  },
  'records.recordConsent': {
    ...working,
    input: (things) => ({
      ...contact(things),
      kind: 'tcpa',
      phoneId: things.phone_id,
      source: 'person',
    }),
  },
  'records.revokeConsent': {
    ...working,
    input: ({ consent_id }) => ({ consentId: consent_id, evidence: 'A letter' }),
  },
  'records.recordInconvenientTime': {
    ...working,
    input: (things) => ({
      ...contact(things),
      days: ['mon'],
      fromMinute: 540,
      toMinute: 720,
      source: 'person',
    }),
  },
  'records.liftInconvenientTime': {
    ...rulingOne,
    input: ({ inconvenient_time_id }) => ({ inconvenientTimeId: inconvenient_time_id }),
  },
  'records.recordOutsideCall': {
    ...working,
    input: (things) => ({
      ...contact(things),
      phoneId: things.phone_id,
      debtIds: [things.debt_id],
      direction: 'outbound',
      outcome: 'no_answer',
      occurredAt: '2026-01-02T15:00:00Z',
    }),
  },
  'records.confirmZone': {
    ...working,
    input: (things) => ({ ...contact(things), zone: 'America/Chicago' }),
  },
  'records.describePhone': {
    ...working,
    input: ({ phone_id }) => ({ phoneId: phone_id, place: 'work' }),
  },
  'records.describeDebt': {
    ...working,
    input: ({ debt_id }) => ({ debtId: debt_id, group: 'Loans' }),
  },
  'promises.listOfContact': { ...readingOne, input: contact },
  'promises.list': reading,
  'promises.sumOfCampaign': { ...readingOne, input: campaign },
  'promises.record': {
    ...working,
    input: ({ debt_id }) => ({
      debtId: debt_id,
      instalments: [{ amountMinor: 300, dueOn: inDays(5) }],
    }),
  },
  'promises.cancel': {
    ...working,
    input: ({ promise_id }) => ({
      promiseId: promise_id,
      ending: 'asked',
      confirmsCallable: true,
    }),
  },
  'callbacks.listOfContact': { ...readingOne, input: contact },
  'callbacks.list': reading,
  'callbacks.record': {
    ...working,
    input: ({ contact_id }) => ({
      contactId: contact_id,
      suits: 'morning',
      confirmsCallable: true,
    }),
  },
  'callbacks.markDone': {
    ...working,
    input: ({ callback_id }) => ({ callbackId: callback_id }),
  },
  'callbacks.cancel': { ...working, input: ({ callback_id }) => ({ callbackId: callback_id }) },
  'availability.show': { expected: members, names: 'one', elsewhere: 'nothing' },
  'availability.change': {
    // Somebody from outside is no member who could be rung.
    expected: { ...members, superAdministrator: 'not_permitted' },
    names: 'one',
    elsewhere: 'nothing',
    input: () => ({ isAvailable: true }),
  },
  'payments.listOfContact': { ...readingOne, input: contact },
  'payments.list': reading,
  'payments.record': {
    ...working,
    elsewhere: 'nothing',
    input: ({ debt_id }) => ({
      payments: [{ debtId: debt_id, amountMinor: 100, currency: 'USD', paidOn: '2026-01-02' }],
    }),
  },
  'payments.reverse': {
    ...working,
    input: ({ payment_id }) => ({ paymentId: payment_id, confirmsCallable: true }),
  },
  'persons.show': { ...readingOne, input: contact },
  'persons.link': {
    ...working,
    input: (things) => ({ ...contact(things), otherContactId: things.other_contact_id }),
  },
  'persons.previewParting': { ...readingOne, input: contact },
  'persons.part': {
    ...rulingOne,
    input: (things) => ({
      ...contact(things),
      because: 'Two people',
      linkedIds: [things.other_contact_id],
    }),
  },
} as const satisfies Partial<Record<OperationName, Row>>;
