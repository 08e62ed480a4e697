import { CallFailed } from '@flink/contract/client/client.ts';
import type { OpenedActivity, OpenedLanguage } from '@flink/contract/entities/make.ts';
import type { Editor } from '@flink/make-kit/editor.ts';
import { lazyEdit } from '@flink/templates/lazy-edit.gen.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { orReloaded } from '@flink/ui/office/release/lazily.ts';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { officeApi } from '../../../shared/office/office-api.ts';
import { currentSession } from '../../../shared/session/session-store.ts';
import { randomMark } from '../editor/in-pieces.ts';
import type { LeftHere, Whose } from '../editor/kept-here.ts';
import { leftWork } from '../editor/left-work.ts';
import { sendWork } from '../editor/send-work.ts';
import { type MakeCommon, makeCommon } from '../lists/make-data.ts';
import { EditorSkeleton } from '../skeleton/editor-skeleton.tsx';
import { LanguageBar } from './language-bar.tsx';
import { LanguageDesk } from './language-desk.tsx';
import { useAddLanguage } from './use-add-language.ts';

interface Opened {
  readonly activity: OpenedActivity;
  readonly editor: Editor;
  /** Null where nobody has begun this language. */
  readonly version: OpenedLanguage | null;
  readonly brought: LeftHere | null;
  /** Under which this visit keeps what it could not save. */
  readonly hand: string | undefined;
}

async function open(id: string, locale: string, signal: AbortSignal): Promise<Opened> {
  const whose = { personId: currentSession()?.user._id ?? '', activityId: id, language: locale };
  const left = await leftWork(whose, (work) => sendWork('saveDraft', whose, work));
  try {
    return await openWith(whose, left, signal);
  } catch (error) {
    left?.letGo();
    throw error;
  }
}

async function openWith(
  { activityId: id, language: locale }: Required<Pick<Whose, 'activityId' | 'language'>>,
  left: LeftHere | null,
  signal: AbortSignal,
): Promise<Opened> {
  const { data: activity } = await officeApi(
    'openActivity',
    { params: { id }, query: { language: locale } },
    { signal },
  );
  const isBegun = activity.languages.some((one) => one.locale === locale);
  const version = isBegun
    ? (await officeApi('openLanguage', { params: { id, locale } }, { signal })).data
    : null;
  const load = lazyEdit.get(activity.templateAlias);
  if (load === undefined)
    throw new CallFailed(422, {
      code: 'activities.noValidation',
      message: 'Missing validate activity function',
    });
  const editor = await orReloaded(load);
  // Nobody waits for it any more.
  signal.throwIfAborted();
  // What is to be written in a language that nobody has begun waits until somebody does.
  if (version === null) left?.letGo();
  const brought = version && left;
  return { activity, editor, version, brought, hand: brought ? brought.hand : randomMark(5) };
}

/** `/flink-make/edit-activities/{activityId}/languages/{locale}`: a language version beside its original. */
export default function LanguageScreen() {
  const { t, locale: own } = useTexts();
  const { activityId, locale } = useParams({ strict: false }) as {
    readonly activityId: string;
    readonly locale: string;
  };
  const common = useQuery(makeCommon(own));
  const opened = useQuery({
    queryKey: ['made-language', activityId, locale],
    queryFn: ({ signal }) => open(activityId, locale, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // It is being written: nothing may change below the hands.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const error = opened.error ?? common.error;
  // What is open already holds what it brought.
  const retry = () => {
    if (common.error) void common.refetch();
    if (opened.error) void opened.refetch();
  };

  if (opened.data && common.data) {
    const { activity, editor, version, brought, hand } = opened.data;
    return version ? (
      <LanguageDesk
        key={`${activityId} ${locale} ${opened.dataUpdatedAt}`}
        activity={activity}
        editor={editor}
        version={version}
        brought={brought}
        hand={hand}
        common={common.data}
        onReopen={() => void opened.refetch()}
      />
    ) : (
      <NotBegun
        activity={activity}
        locale={locale}
        common={common.data}
        onBegun={() => void opened.refetch()}
      />
    );
  }
  return (
    <Page>
      <PageHead title={t('title.makeLanguage')} />
      {error ? (
        <EmptyState
          state={{
            kind: 'error',
            ...(error instanceof CallFailed && error.code !== 'network'
              ? { title: error.message, message: '' }
              : {}),
            onRetry: retry,
          }}
        />
      ) : (
        <EditorSkeleton />
      )}
    </Page>
  );
}

interface NotBegunProps {
  readonly activity: OpenedActivity;
  readonly locale: string;
  readonly common: MakeCommon;
  readonly onBegun: () => void;
}

function NotBegun({ activity, locale, common, onBegun }: NotBegunProps) {
  const { t } = useTexts();
  const add = useAddLanguage(activity._id);
  const language = common.locales.find(({ code }) => code === locale)?.displayName ?? locale;
  return (
    <>
      <LanguageBar activity={activity} current={locale} common={common} />
      <Page>
        <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>{activity.activityName}</h1>
        <EmptyState
          state={{
            kind: 'first',
            title: t('make.translate.notBegun', { language }),
            message: t('make.translate.notBegunHint'),
            actions: (
              <Button
                variant="primary"
                icon="plus"
                onClick={async () => {
                  if (await add(locale)) onBegun();
                }}
              >
                {t('make.translate.begin', { language })}
              </Button>
            ),
          }}
        />
      </Page>
    </>
  );
}
