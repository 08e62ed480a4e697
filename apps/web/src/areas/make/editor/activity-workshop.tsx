import { allows } from '@flink/contract/access/rules.ts';
import { CallFailed } from '@flink/contract/client/client.ts';
import type { OpenedActivity } from '@flink/contract/entities/make.ts';
import { type ActivityData, problemsOf } from '@flink/contract/rules/make/activity-parts.ts';
import { ActivityEditor, OptionsEditor } from '@flink/make-kit/activity-editor.tsx';
import { controlAt } from '@flink/make-kit/description/field-at.ts';
import { type Place, placeNamed } from '@flink/make-kit/document/place.ts';
import { useDocument } from '@flink/make-kit/document/use-document.ts';
import { useSteady } from '@flink/make-kit/document/use-steady.ts';
import { workingCopy } from '@flink/make-kit/document/working-copy.ts';
import type { Editor } from '@flink/make-kit/editor.ts';
import type { Language } from '@flink/make-kit/host.ts';
import { UploadsElsewhere } from '@flink/make-kit/media/uploads/uploads-elsewhere.tsx';
import { useShortcut } from '@flink/ui/office/buttons/shortcuts.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import { HelpTab } from '../help/help-tab.tsx';
import { languageOf } from '../languages/use-add-language.ts';
import type { MakeTemplate } from '../lists/make-data.ts';
import { BookChoice } from '../options/book-choice.tsx';
import { ParentVideos } from '../options/parent-videos.tsx';
import { LivePreview } from '../preview/live-preview.tsx';
import { LiveSwitch, useLivePreview } from '../preview/live-switch.tsx';
import { PreviewTab } from '../preview/preview-tab.tsx';
import { VersionsDialog } from '../versions/versions-dialog.tsx';
import classes from './activity-workshop.module.css';
import { type AskedClash, ClashDialog } from './clash-dialog.tsx';
import { CopyProblemsDialog } from './copy-problems/copy-problems-dialog.tsx';
import { editorHost } from './editor-host.ts';
import type { Choice } from './save-meeting.ts';
import { ToFix } from './to-fix.tsx';
import { useSaving } from './use-saving.ts';
import { useUploadsGuard } from './use-uploads-guard.ts';
import { useVisitors } from './use-visitors.ts';
import { TABS, tabHref, WorkshopBar } from './workshop-bar.tsx';

interface WorkshopProps {
  readonly activity: OpenedActivity;
  readonly editor: Editor;
  readonly languages: readonly Language[];
  readonly template: MakeTemplate | undefined;
  /** Whether a team can play it. */
  readonly multiplayer: boolean;
  readonly document: ActivityData & { readonly options: unknown; readonly gameData: unknown };
  readonly baseVersion: number;
  readonly isBrought: boolean;
  /** What another visit sent without an answer. */
  readonly unheard: readonly string[] | undefined;
  /** Under which it is kept on the device. */
  readonly hand: string | undefined;
  readonly letGo: (() => void) | undefined;
}

/** Spec 3 §6: the largest font size is for who has that control, translators for whom the language selector is hidden. */
const MAY_SET_LARGEST = { flinkMake: { controls: { maxFontSize: true } } };
const MAY_CHOOSE_LANGUAGE = { flinkMake: { controls: { languageSelector: true } } };
const ADMIN_ONLY: ReadonlySet<string> = new Set(['maxFontSize']);
const NONE: ReadonlySet<string> = new Set();

/** An activity open in its editor: what is written is saved by itself. */
export function ActivityWorkshop({
  activity,
  editor,
  languages,
  template,
  multiplayer,
  document,
  baseVersion,
  isBrought,
  unheard,
  hand,
  letGo,
}: WorkshopProps) {
  const { t } = useTexts();
  const { show } = useToasts();
  const { error: tell } = useDialogs();
  const { pathname, searchStr } = useLocation();
  const router = useRouter();
  const live = useLivePreview();
  const session = useSession();
  const holder = holderOf(session);
  // Whose it is stays so when the session ends: what could not be sent is kept for them.
  const [personId] = useState(session?.user._id ?? '');
  const [asked, setAsked] = useState<AskedClash | null>(null);
  /** The problem at which it was asked for. */
  const [copied, setCopied] = useState<number | null>(null);
  const [versionsOpen, setVersionsOpen] = useState(false);
  const host = useMemo(() => editorHost(activity, languages), [activity, languages]);
  const handle = useDocument({ editor, content: document, locale: activity.locale, host });
  const { editing } = handle;
  const tab = TABS.find((one) => pathname.endsWith(`/${one}`)) ?? 'content';
  const go = useSteady((place: Place) => {
    const there = place[0] === 'options' ? 'options' : 'content';
    if (there !== tab) router.history.push(tabHref(activity._id, there));
    editing.choose(place);
  });
  // Who came here for one field, from the edit list, is led to it.
  const asksFor = new URLSearchParams(searchStr).get('field');
  const lead = useEffectEvent((field: string) =>
    editing.choose(controlAt(editor.description, placeNamed(field))),
  );
  useEffect(() => {
    if (asksFor !== null) lead(asksFor);
  }, [asksFor]);

  // Spec 3 §8, with what the server says beside it.
  const tellRefused = (why: string) => void tell({ title: t('error.activities.saveFailed'), message: why });
  const { visitors, version: announced } = useVisitors(activity._id);
  const saving = useSaving({
    whose: { personId, activityId: activity._id, hand },
    letGo,
    baseVersion,
    unheard,
    saved: isBrought ? {} : document,
    document: handle.content as unknown as ActivityData,
    newest: () => handle.newest() as unknown as ActivityData,
    ask: (theirs, mine) =>
      new Promise<Choice>((answer) => {
        setAsked({
          theirs,
          mine,
          answer: (choice) => {
            setAsked(null);
            answer(choice);
          },
        });
      }),
    onBrought: (bring) => handle.bring((step) => bring(step as unknown as ActivityData) as typeof document),
    announced,
    fetchLatest: async () => {
      const { data: latest } = await officeApi('openActivity', { params: { id: activity._id }, query: {} });
      const copy = workingCopy(editor.template, latest.data);
      return copy.ok ? { version: latest.version, data: copy.document } : null;
    },
    onTakenIn: () => show({ message: t('make.editor.takenIn') }),
    onRefused: tellRefused,
  });

  const sending = useUploadsGuard(
    editing.uploads,
    `/flink-make/edit-activities/${activity._id}/`,
    languageOf(activity._id, ''),
  );
  useShortcut('mod+z', handle.canUndo ? handle.undo : undefined);
  useShortcut('mod+y', handle.canRedo ? handle.redo : undefined);
  useShortcut('mod+shift+z', handle.canRedo ? handle.redo : undefined);
  useShortcut('mod+s', () => {
    editing.sayAll();
    void saving.saveNow();
  });
  useEffect(() => {
    if (isBrought) show({ message: t('make.editor.brought') });
  }, [isBrought, show, t]);

  const publish = useSteady(async () => {
    editing.sayAll();
    try {
      await saving.publish();
      show({ message: t('make.editor.published') });
    } catch (error) {
      if (error instanceof CallFailed) tellRefused(error.message);
    }
  });
  const seeVersions = useSteady(() => void saving.saveNow().finally(() => setVersionsOpen(true)));
  const liveSwitch = useMemo(
    () => (tab === 'content' && live.fits ? <LiveSwitch live={live} /> : null),
    [tab, live],
  );

  const isDraft = saving.unpublished ?? activity.hasDraft;
  // The state of saving changes all the time beside it.
  const aside = useMemo(
    () => (
      <>
        {isDraft && <p className={classes.draft}>{t('make.editor.draft')}</p>}
        {live.isOn && (
          <LivePreview
            activity={activity}
            editing={editing}
            multiplayer={multiplayer}
            previewHref={tabHref(activity._id, 'preview')}
          />
        )}
        <ToFix
          issues={editing.issues}
          said={editing.said}
          description={editing.description}
          chosen={editing.chosen}
          onGo={go}
        />
      </>
    ),
    [isDraft, live.isOn, activity, editing, multiplayer, go, t],
  );
  const errors = editing.said.filter(({ severity }) => severity === 'error').length;
  return (
    <>
      <WorkshopBar
        activity={activity}
        template={template}
        languages={languages}
        tab={tab}
        errors={errors}
        visitors={visitors}
        saving={saving.state}
        sending={sending}
        canUndo={handle.canUndo}
        canRedo={handle.canRedo}
        undo={handle.undo}
        redo={handle.redo}
        onVersions={seeVersions}
        onPublish={isDraft ? publish : undefined}
      >
        {liveSwitch}
      </WorkshopBar>
      <div className={classes.room}>
        {tab === 'content' && <ActivityEditor editing={editing} copyElsewhere={setCopied} aside={aside} />}
        {tab === 'help' && (
          <HelpTab
            activity={activity}
            editing={editing}
            isTranslator={!allows(MAY_CHOOSE_LANGUAGE, holder)}
          />
        )}
        {tab === 'options' && (
          <div className={classes.options}>
            <h1 className={classes.optionsTitle}>{t('make.editor.options')}</h1>
            <OptionsEditor editing={editing} hidden={allows(MAY_SET_LARGEST, holder) ? NONE : ADMIN_ONLY} />
            <BookChoice editing={editing} activityId={activity._id} />
            <ParentVideos editing={editing} />
          </div>
        )}
        {tab === 'preview' && (
          <PreviewTab activity={activity} editing={editing} multiplayer={multiplayer} onGo={go} />
        )}
      </div>
      <UploadsElsewhere editing={editing} onGo={go} />
      {versionsOpen && (
        <VersionsDialog
          activityId={activity._id}
          editor={editor}
          editing={editing}
          onClose={() => setVersionsOpen(false)}
          onRestore={(restored, when) => {
            setVersionsOpen(false);
            // A step like any other: it is saved by itself, and taken back like one.
            editing.change([], restored);
            show({ message: t('make.versions.restored', { when }), undo: handle.undo });
          }}
        />
      )}
      {copied !== null && (
        <CopyProblemsDialog
          activityId={activity._id}
          editor={editor}
          document={handle.content}
          problems={problemsOf(handle.content as unknown as ActivityData) ?? []}
          current={copied}
          onClose={() => setCopied(null)}
        />
      )}
      <ClashDialog asked={asked} editing={editing} />
    </>
  );
}
