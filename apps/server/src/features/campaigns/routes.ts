import { organizationRoute, spanningRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { countCampaigns } from './count-campaigns.ts';
import { showCampaign } from './find-campaign.ts';
import { listCampaigns, listStandingCampaigns } from './list-campaigns.ts';
import { listNotCalled } from './list-not-called.ts';
import { resumeCampaign } from './resume-campaign.ts';
import { startCampaign } from './start-campaign.ts';
import { startStanding } from './start-standing.ts';
import { changes, steerCampaign } from './steer-campaign.ts';

export function createCampaignRoutes(services: Pick<Services, 'database' | 'effects' | 'now'>) {
  const readers = spanningRoute('campaigns.read');
  const controllers = organizationRoute('campaigns.control');
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
    notCalled: readers.campaigns.notCalled.handler(({ context, input }) =>
      listNotCalled(services, context.scope, input),
    ),
  };
}
