import { CallFailed } from '@flink/contract/client/client.ts';
import type { OpenedActivity } from '@flink/contract/entities/make.ts';
import { canonical } from '@flink/contract/rules/make/activity-parts.ts';
import { workingCopy } from '@flink/make-kit/document/working-copy.ts';
import type { Editor } from '@flink/make-kit/editor.ts';
import type { Language } from '@flink/make-kit/host.ts';
import { lazyEdit } from '@flink/templates/lazy-edit.gen.ts';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { orReloaded } from '@flink/ui/office/release/lazily.ts';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { officeApi } from '../../../shared/office/office-api.ts';
import { currentSession } from '../../../shared/session/session-store.ts';
import type { MakeTemplate } from '../lists/make-data.ts';
import { EditorSkeleton } from '../skeleton/editor-skeleton.tsx';
import { ActivityWorkshop } from './activity-workshop.tsx';
import { randomMark } from './in-pieces.ts';
import { forgetHere, type LeftHere, type Whose } from './kept-here.ts';
import { leftWork } from './left-work.ts';
import { sendWork } from './send-work.ts';

interface Opened {
  readonly activity: OpenedActivity;
  readonly editor: Editor;
  readonly languages: readonly Language[];
  readonly template: MakeTemplate | undefined;
  readonly multiplayer: boolean;
  /** What another visit could not save, and the version that it was begun from. */
  readonly brought: LeftHere | null;
  /** Under which this visit keeps what it could not save. */
  readonly hand: string | undefined;
}

async function open(id: string, signal: AbortSignal): Promise<Opened> {
  const whose = { personId: currentSession()?.user._id ?? '', activityId: id };
  const left = await leftWork(whose, (work) => sendWork('saveDraft', whose, work));
  try {
    return await openWith(whose, left, signal);
  } catch (error) {
    left?.letGo();
    throw error;
  }
}

async function openWith(whose: Whose, left: LeftHere | null, signal: AbortSignal): Promise<Opened> {
  const id = whose.activityId;
  const [{ data: activity }, { data: common }] = await Promise.all([
    officeApi('openActivity', { params: { id }, query: {} }, { signal }),
    officeApi('makeCommon', {}, { signal }),
  ]);
  const load = lazyEdit.get(activity.templateAlias);
  if (load === undefined)
    throw new CallFailed(422, {
      code: 'activities.noValidation',
      message: 'Missing validate activity function',
    });
  const editor = await orReloaded(load);
  // Nobody waits for it any more.
  signal.throwIfAborted();
  const template = common.templates.find(({ _id }) => _id === activity.templateId);
  const brought = unsentOf(whose, left, editor, activity);
  return {
    activity,
    editor,
    languages: common.locales.map(({ code, displayName, speaks }) => ({ code, name: displayName, speaks })),
    template,
    multiplayer: editor.template.multiplayer && template?.multiplayer === true,
    brought,
    hand: brought ? brought.hand : randomMark(5),
  };
}

/** A tab that was closed may have sent it all the same: then there is nothing to bring. What cannot be read is left alone. */
function unsentOf(
  whose: Whose,
  left: LeftHere | null,
  { template }: Editor,
  { data }: OpenedActivity,
): LeftHere | null {
  if (left === null) return null;
  const [own, saved] = [workingCopy(template, left.data), workingCopy(template, data)];
  const isSaved = own.ok && saved.ok && canonical(own.document) === canonical(saved.document);
  if (own.ok && !isSaved) return left;
  if (isSaved) forgetHere({ ...whose, hand: left.hand });
  left.letGo();
  return null;
}

/** `/flink-make/edit-activities/{activityId}/content`, `/help`, `/options` and `/preview` (spec 3 §2.1). */
export default function EditorScreen() {
  const { t } = useTexts();
  const { activityId } = useParams({ strict: false }) as { readonly activityId: string };
  const opened = useQuery({
    queryKey: ['made-activity', activityId],
    queryFn: ({ signal }) => open(activityId, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // It is being written: nothing may change below the hands.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  if (opened.data) {
    const { activity, editor, languages, template, multiplayer, brought, hand } = opened.data;
    const copy = workingCopy(editor.template, brought?.data ?? activity.data);
    if (copy.ok)
      return (
        <ActivityWorkshop
          key={activityId}
          activity={activity}
          editor={editor}
          languages={languages}
          template={template}
          multiplayer={multiplayer}
          document={copy.document}
          baseVersion={brought?.baseVersion ?? activity.version}
          isBrought={brought !== null}
          unheard={brought?.unheard}
          hand={hand}
          letGo={brought?.letGo}
        />
      );
    return (
      <Page>
        <PageHead title={activity.activityName} />
        <EmptyState
          state={{
            kind: 'error',
            title: t('make.editor.unreadable'),
            message: copy.issues.map(({ code, params }) => t(`issue.${code}`, params)).join(' '),
            onRetry: () => opened.refetch(),
          }}
        />
      </Page>
    );
  }
  return (
    <Page>
      <PageHead title={t('title.makeEditor')} />
      {opened.error ? (
        <EmptyState
          state={{
            kind: 'error',
            ...(opened.error instanceof CallFailed && opened.error.code !== 'network'
              ? { title: opened.error.message, message: '' }
              : {}),
            onRetry: () => opened.refetch(),
          }}
        />
      ) : (
        <EditorSkeleton />
      )}
    </Page>
  );
}
