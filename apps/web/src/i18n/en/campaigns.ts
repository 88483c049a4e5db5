import { agreedCalls } from './agreed-calls.ts';
import { campaignBreakers } from './breakers.ts';
import { campaignBestHour } from './campaign-best-hour.ts';
import { campaignChoices, choiceErrors } from './campaign-choices.ts';
import { campaignControl } from './campaign-control.ts';
import { campaignLive } from './campaign-live.ts';
import { campaignPeople } from './campaign-people.ts';
import { campaignPromises } from './campaign-promises.ts';
import { campaignWaiting } from './campaign-waiting.ts';

export const campaigns = {
  title: 'Bulk Call Sender',
  lead: 'Call the people on a list. People who may not be called are skipped.',
  new: { open: 'New campaign', title: 'New campaign' },
  form: {
    errors: {
      nameMissing: 'Give the campaign a name.',
      nameTooLong: 'Enter at most 200 characters.',
      listMissing: 'Choose a list.',
      scriptMissing: 'Choose an approved script.',
      callerIdMissing: 'Choose a caller ID or a pool.',
      spokenNameMissing: 'Enter the name that is said on the call.',
      spokenNameTooLong: 'Enter at most 100 characters.',
      spokenNameTellsOfDebts:
        'This name reveals that you collect debts, and anyone may pick up the phone. Use one that does not.',
      mostAttemptsInvalid: 'Enter a whole number from 1 to 7.',
      ...choiceErrors,
    },
    ...campaignChoices,
    title: 'Start a campaign',
    name: 'Campaign name',
    defaultName: '{{list}}, {{day}}',
    list: 'List',
    loadingLists: 'Loading lists',
    choosePlaceholder: 'Choose a list',
    listOption: '{{name}} ({{contacts}})',
    script: 'Script',
    chooseScript: 'Choose a script',
    scriptOption: '{{name}}, version {{version}}',
    noScripts: 'There is no approved script yet. An admin can write and approve one.',
    toScripts: 'Go to the scripts',
    lacking_one:
      '{{people}} person has no value for {{variable}} and hears what the script says instead:',
    lacking_other:
      '{{people}} people have no value for {{variable}} and hear what the script says instead. The first of them:',
    callerId: 'Caller ID',
    poolOption_one: '{{name}} (pool, {{count}} number)',
    poolOption_other: '{{name}} (pool, {{count}} numbers)',
    chooseCallerId: 'Choose a caller ID',
    noCallerIds: 'There is no verified caller ID yet. An admin can add one.',
    toSettings: 'Go to the settings',
    spokenName: 'Name said on the call',
    spokenNameHint:
      'Said before we know who is listening, so it must not reveal that you collect debts.',
    mostAttempts: 'Attempts per person',
    mostAttemptsHint: 'From 1 to 7.',
    summary:
      'Everyone is checked just before each call, against the law where they are and your policy: calling hours, call limits, consent and stop requests. People who may not be called are skipped, and you see why.',
    submit: 'Start campaign',
    submitting: 'Starting…',
    noListsTitle: 'There is no list to call yet',
    noListsBody: 'Upload a file of debtors first.',
    upload: 'Upload debtors',
  },
  list: {
    title: 'Campaigns',
    caption: 'Campaigns, newest first',
    loading: 'Loading campaigns',
    columns: {
      name: 'Campaign',
      state: 'State',
      list: 'List',
      progress: 'Progress',
      calls: 'Calls',
      started: 'Started',
    },
    emptyTitle: 'No campaigns yet',
    emptyBody: 'Choose a list and start the first one.',
    emptyBodyMember: 'Campaigns that an admin of your organization starts appear here.',
  },
  states: {
    running: 'Running',
    paused: 'Paused',
    stopped: 'Stopped',
    finished: 'Finished',
  },
  pausedFor: {
    carrier: 'The carrier refused its calls',
    abandonment: 'Too many abandoned calls',
    script: 'Its script is not approved',
    carrier_failures: 'The carrier could not connect too many calls',
    dead_numbers: 'Too many numbers are not in service',
    refusals: 'Too many stops and wrong persons',
    early_hang_ups: 'Too many people hung up at once',
    nobody_free: 'Nobody was free to speak to people',
    answer_rate: 'People stopped answering',
    caller_id: 'People stopped answering its caller ID',
  },
  progress: '{{settled}} of {{all}}',
  progressLabel: 'Settled: {{settled}} of {{all}} people',
  plan: {
    running: 'Planning: {{planned}} of {{toPlan}} people',
    paused: 'Planning paused: {{planned}} of {{toPlan}} people',
    stopped: 'Stopped with {{planned}} of {{toPlan}} people planned',
    begun: 'Planning: {{planned}} people so far',
  },
  agreed: agreedCalls,
  people: campaignPeople,
  bestHour: campaignBestHour,
  live: campaignLive,
  waiting: campaignWaiting,
  promises: campaignPromises,
  breakers: campaignBreakers,
  standing: { promise: 'Reminders of promises', callback: 'Callbacks' },
  page: {
    standingLead: 'Calls people who agreed to it. Set up by {{startedBy}} on {{startedAt}}',
    loading: 'Loading the campaign',
    lead: 'List {{list}}, started by {{startedBy}} on {{startedAt}}',
    back: 'All campaigns',
    progressTitle: 'Progress',
    outcomesTitle: 'How the calls ended',
    takenForMachine: 'People taken for machines: {{taken}} of {{answered}} answered',
    noOutcomes: 'No call has ended yet.',
    awaitsUpload:
      'An upload is still being stored or undone. Nobody else is planned until it is done; then its people and numbers count.',
    waits: {
      account:
        'No calls are placed: the carrier account of this campaign is not active. Calls continue once it is active again.',
      no_account:
        'No calls are placed: the carrier account of this campaign was deleted. Stop the campaign and start another one.',
      carrier:
        'No calls are placed: the carrier cannot keep up. Calls continue at {{until}}. No attempts are used up.',
      numbers_missing:
        'No calls are placed: the pool of this campaign has no active, verified number. Add one in the settings.',
      numbers_spent:
        'No calls are placed: the numbers of the pool have made their calls for today. Calls continue at {{until}}. No attempts are used up.',
      numbers_resting:
        'No calls are placed: all numbers of the pool are resting. Calls continue at {{until}}. The settings show why they rest.',
    },
    pausedBecause: 'The campaign paused automatically: {{pausedBecause}}',
    pausedFor: 'The campaign paused automatically: {{reason}}.',
    pausedByCarrier: 'The campaign paused automatically: {{reason}}. It said: {{said}}',
    pausedForAbandonment:
      'The campaign paused automatically: its share of abandoned calls is above the limit in your policy. Find out why; then an admin can resume it and give a reason. Nobody’s next call was postponed.',
    settingsTitle: 'Settings',
    next: 'Next call possible',
    atLeast: 'at least {{number}}',
    atMost: 'at most {{number}}',
    finished: 'Finished',

    calls: 'Calls',
    copy: 'Copy campaign',
    cost: 'Cost so far',
    seeCalls: 'See its calls',
    notCalledTitle: 'Not called',
    notCalledLead: 'People who may not be called now, and why.',
  },
  targets: {
    planned: 'Planned',
    ready: 'Ready',
    deferred: 'Later',
    calling: 'Being called',
    done: 'Done',
    stopped: 'Not called',
    blocked: 'Blocked',
  },
  control: campaignControl,
  actions: {
    pause: 'Pause',
    resume: 'Resume',
    stop: 'Stop',
    busy: 'One moment…',
    stopTitle: 'Stop this campaign for good?',
    stopBody:
      'No more calls are placed and it cannot be started again. Phones that ring stop ringing; people who have answered can finish their call.',
    stopConfirm: 'Stop the campaign',
    resumeTitle: 'Resume this campaign?',
    resumeBody:
      'Too many people answered and heard nobody. Calls start again at once, and the share is counted from zero.',
    resumeBrokenBody:
      'Calls start again at once. The breakers count from zero, so the same calls do not pause it again.',
    scriptBody:
      'What this campaign said is not approved any more. Choose what its calls say from now on.',
    resumeReason: 'Reason',
    resumeHint:
      'For example what went wrong and how it was fixed. It stays in the activity record.',
    resumeMissing: 'Enter a reason.',
    resumeConfirm: 'Resume the campaign',
    cancel: 'Cancel',
  },
  notCalled: {
    caption: 'People who are not called',
    loading: 'Loading the people who are not called',
    columns: {
      person: 'Person',
      phone: 'Phone',
      verdict: 'Verdict',
      reasons: 'Why',
      until: 'Until',
      lift: 'How to lift it',
      campaign: 'Campaign',
    },
    filter: 'Show',
    all: 'All',
    noPhone: 'No number',
    noUntil: 'Until it is lifted',
    localTime: 'there: {{moment}}, {{zone}}',
    emptyTitle: 'No one is held back',
    emptyBody: 'People who may not be called are listed here with the reason.',
  },
} as const;
