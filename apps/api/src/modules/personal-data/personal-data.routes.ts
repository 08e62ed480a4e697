import type { Call } from '@flink/contract/call.ts';
import { familyDataCalls, ownDataCalls } from '@flink/contract/calls/personal-data.ts';
import { playingTeam } from '../../plugins/access/playing-team.ts';
import { sessionOf } from '../../plugins/access/principal.ts';
import { type CallContext, routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';

type Context = Pick<CallContext<Call>, 'principal' | 'scope' | 'locale'>;

export function personalDataRoutes({ personalData }: Services) {
  const own = ({ principal, locale }: Context) =>
    personalData.ofTeam(playingTeam(principal), sessionOf(principal), locale);
  const office = ({
    principal,
    scope,
    locale,
    params,
  }: Context & { readonly params: { readonly id: string } }) =>
    personalData.ofOffice(scope, sessionOf(principal), params.id, locale);
  return [
    ...routesOf(ownDataCalls)({
      ownData: async (context) => ({ success: true, data: await personalData.read(own(context)) }),
      askForOwnArchive: async (context) => ({
        success: true,
        data: await personalData.askForArchive(own(context), context.body.learnerId),
      }),
      ownArchiveLink: async (context) => ({
        success: true,
        url: await personalData.archiveLink(own(context), context.body.learnerId),
      }),
      askToDeleteOwn: async (context) => ({
        success: true,
        // Nothing is deleted at once from here.
        data: (await personalData.askToDelete(own(context), context.body)) as never,
      }),
      keepOwn: async (context) => ({
        success: true,
        data: await personalData.keep(own(context), context.body.learnerId),
      }),
    }),
    ...routesOf(familyDataCalls)({
      familyData: async (context) => ({
        success: true,
        data: await personalData.read(await office(context)),
      }),
      askForArchive: async (context) => ({
        success: true,
        data: await personalData.askForArchive(await office(context), context.body.learnerId),
      }),
      archiveLink: async (context) => ({
        success: true,
        url: await personalData.archiveLink(await office(context), context.body.learnerId),
      }),
      askToDelete: async (context) => ({
        success: true,
        data: await personalData.askToDelete(await office(context), context.body),
      }),
      keepData: async (context) => ({
        success: true,
        data: await personalData.keep(await office(context), context.body.learnerId),
      }),
    }),
  ];
}
