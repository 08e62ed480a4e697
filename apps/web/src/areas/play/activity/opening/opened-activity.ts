import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { mediaAddress } from '@flink/contract/rules/play/media-address.ts';
import { type Content, contentIssues, readContent } from '@flink/game-kit/model/content/content.ts';
import type { AnyPlay } from '@flink/game-kit/react/play.ts';
import { lazyPlay } from '@flink/templates/lazy-play.gen.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../shared/api.ts';
import { contentMarkOf } from '../pauses/saved-game.ts';
import { folderOf, type LanguageVersion, versionsFor } from './language-version.ts';

type Activity = ReplyOf<Calls['activity']>;

/** An activity that can be played, in the language it is played in. */
export interface PlayableActivity {
  readonly kind: 'playable';
  readonly activity: Activity;
  readonly version: LanguageVersion;
  readonly play: AnyPlay;
  readonly content: Content<unknown, unknown>;
  readonly contentMark: string;
}

/** A template that is not there, or data that its template refuses, closes the activity (spec 1 §4). */
export type OpenedActivity = PlayableActivity | { readonly kind: 'closed'; readonly name: string };

export const openedActivity = (id: string, locale: string) =>
  queryOptions({
    queryKey: ['activity', id, locale],
    queryFn: async ({ signal }) =>
      openActivity(await api('activity', { params: { id } }, { signal }), locale),
    retry: false,
    // Never changed under a game that is being played; read anew at the next visit.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The template's own file did not come: a lost connection, unlike rules that break on what they read. */
export class TemplateMissing extends Error {}

export async function openActivity(activity: Activity, locale: string): Promise<OpenedActivity> {
  const closed: OpenedActivity = { kind: 'closed', name: activity.activityName };
  const load = lazyPlay.get(activity.template.alias);
  if (load === undefined) return closed;
  const play = await load().catch((cause) => {
    throw new TemplateMissing(activity.template.alias, { cause });
  });
  for (const version of versionsFor(activity, locale)) {
    if (contentIssues(play.template, version.data, version.locale).length > 0) continue;
    const read = readContent(play.template, version.data);
    if (!read.ok) continue;
    const contentMark = contentMarkOf([play.template.alias, version.locale, read.content]);
    return { kind: 'playable', activity, version, play, content: read.content, contentMark };
  }
  return closed;
}

/** Where its pictures and sounds lie, each once. */
export function addressesIn({ activity, version, play, content }: PlayableActivity): readonly string[] {
  const files = new Set(play.template.media(content.gameData, content.options));
  return [...files].map((file) =>
    mediaAddress(file, activity.contentFolder, folderOf(version, 'gameData', file)),
  );
}
