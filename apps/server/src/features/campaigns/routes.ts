import { organizationRoute, personalRoute, spanningRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { keepView, removeView, showViews } from '../saved-views/index.ts';
import { campaignTemplates } from './campaign-templates.ts';
import { changeHours } from './change-hours.ts';
import { changePace } from './change-pace.ts';
import { addPeople, undoPeople } from './change-people.ts';
import { countCampaigns } from './count-campaigns.ts';
import { showCampaign } from './find-campaign.ts';
import { listCampaigns, listStandingCampaigns } from './list-campaigns.ts';
import { listNotCalled } from './list-not-called.ts';
import { listTargets } from './list-targets.ts';
import { removePeople } from './remove-people.ts';
import { resumeCampaign } from './resume-campaign.ts';
import { showBestHour } from './show-best-hour.ts';
import { showLive } from './show-live.ts';
import { showWaiting } from './show-waiting.ts';
import { startCampaign } from './start-campaign.ts';
import { startStanding } from './start-standing.ts';
import { changes, steerCampaign } from './steer-campaign.ts';

export function createCampaignRoutes(
  services: Pick<
    Services,
    'database' | 'effects' | 'now' | 'log' | 'judgeOrganizationAgain' | 'mostTakenOut'
  >,
) {
  const readers = spanningRoute('campaigns.read');
  const controllers = organizationRoute('campaigns.control');
  const { campaigns: organizers } = personalRoute('campaigns.control');
  return {
    list: readers.campaigns.list.handler(({ context, input }) =>
      listCampaigns(services, context.scope, input),
    ),
    count: readers.campaigns.count.handler(({ context }) =>
      countCampaigns(services, context.scope),
    ),
    show: readers.campaigns.show.handler(({ context, input }) =>
      showCampaign(services, context.scope, input.campaignId),
    ),
    start: controllers.campaigns.start.handler(({ context, input }) =>
      startCampaign(services, context, input),
    ),
    listTemplates: organizers.listTemplates.handler(async ({ context }) => {
      const { views: templates } = await showViews(services, context.scope, campaignTemplates);
      return { templates };
    }),
    saveTemplate: organizers.saveTemplate.handler(({ context, input }) =>
      keepView(services, context, campaignTemplates, input),
    ),
    deleteTemplate: organizers.deleteTemplate.handler(async ({ context, input }) => {
      const { templateId } = input;
      await removeView(services, context.scope, campaignTemplates, templateId);
      return { templateId };
    }),
    listStanding: readers.campaigns.listStanding.handler(({ context }) =>
      listStandingCampaigns(services, context.scope),
    ),
    startStanding: controllers.campaigns.startStanding.handler(({ context, input }) =>
      startStanding(services, context, input),
    ),
    pause: controllers.campaigns.pause.handler(({ context, input }) =>
      steerCampaign(services, context.scope, input.campaignId, changes.pause),
    ),
    resume: controllers.campaigns.resume.handler(({ context, input }) =>
      resumeCampaign(services, context.scope, input),
    ),
    stop: controllers.campaigns.stop.handler(({ context, input }) =>
      steerCampaign(services, context.scope, input.campaignId, changes.stop),
    ),
    changePace: controllers.campaigns.changePace.handler(({ context, input }) =>
      changePace(services, context.scope, input),
    ),
    changeHours: controllers.campaigns.changeHours.handler(({ context, input }) =>
      changeHours(services, context.scope, input),
    ),
    addPeople: controllers.campaigns.addPeople.handler(({ context, input }) =>
      addPeople(services, context.scope, input),
    ),
    removePeople: controllers.campaigns.removePeople.handler(({ context, input }) =>
      removePeople(services, context.scope, input),
    ),
    undoPeople: controllers.campaigns.undoPeople.handler(({ context, input }) =>
      undoPeople(services, context.scope, input),
    ),
    targets: readers.campaigns.targets.handler(({ context, input }) =>
      listTargets(services, context.scope, input),
    ),
    bestHour: readers.campaigns.bestHour.handler(({ context, input }) =>
      showBestHour(services, context.scope, input.campaignId),
    ),
    waiting: readers.campaigns.waiting.handler(({ context, input }) =>
      showWaiting(services, context.scope, input.campaignId),
    ),
    live: readers.campaigns.live.handler(({ context, input }) =>
      showLive(services, context.scope, input.campaignId),
    ),
    notCalled: readers.campaigns.notCalled.handler(({ context, input }) =>
      listNotCalled(services, context.scope, input),
    ),
  };
}
