import type { Permission } from './permissions.ts';

/**
 * What each permission lets people do, as the documentation says it. Apart from the table, which every
 * page of the web brings along.
 */
export const permissionWords: Readonly<Record<Permission, string>> = {
  'organization.read': 'See the settings of the organization',
  'activity.read': 'See who did what',
  'contacts.read': 'See lists and contacts',
  'contacts.work': 'Record what is learned of a person, and see a whole number',
  'campaigns.read': 'See campaigns, and the scripts and caller IDs for them',
  'calls.read': 'See calls',
  'calls.correct': 'Correct how a call ended, where no limit binds less by it',
  'recordings.listen': 'Listen to recordings of calls',
  'calls.work': 'Work with calls',
  'promises.work': 'Record promises to pay',
  'callbacks.work': 'Arrange callbacks',
  'members.read': 'See the members',
  'calls.halt': 'Stop all calls of the organization, and allow them again',
  'audits.run': 'Have all calls gone over again at once',
  'evidence.create':
    'Create evidence of calls and people, and add time stamps to the activity record',
  'personal_data.export': 'Export everything that is stored about a person',
  'personal_data.erase': 'Erase a person, where nothing asks for keeping their records',
  'contacts.import': 'Upload debtors',
  'contacts.export': 'Download contacts as a file, with whole numbers',
  'lists.edit': 'Make, rename, merge and archive lists, and choose who is in them',
  'api_keys.edit': 'Make, rotate and revoke the keys of programs',
  'suppressions.lift':
    'End a standing reason not to call, undo one that was recorded by mistake, or unlink contacts that are different people',
  'calls.loosen':
    'Correct how a call ended where a limit binds less by it, such as a stop that was none',
  'recordings.delete': 'Delete a recording once it no longer has to be kept',
  'calls.export': 'Download calls as a file',
  'campaigns.control': 'Start, pause, resume and stop campaigns',
  'scripts.edit': 'Write and approve scripts, and edit staffed lines',
  'caller_ids.edit': 'Edit caller IDs',
  'carrier_accounts.edit': 'Add, change, test and remove carrier accounts',
  'policy.edit': 'Edit the policy and the licences',
  'members.edit': 'Invite members, change their role, remove them',
  'organization.edit': 'Edit the name and the time zone of the organization',
};
