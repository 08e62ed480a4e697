import { CallFailed } from '@flink/contract/client/client.ts';
import type { OpenedActivity, OpenedLanguage } from '@flink/contract/entities/make.ts';
import { isToWrite, type PartState } from '@flink/contract/rules/make/translation.ts';
import { type Place, samePlace, valueAt } from '@flink/make-kit/document/place.ts';
import { EditingProvider } from '@flink/make-kit/editing.tsx';
import type { Editor } from '@flink/make-kit/editor.ts';
import { UploadsElsewhere } from '@flink/make-kit/media/uploads/uploads-elsewhere.tsx';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { Kbd } from '@flink/ui/office/buttons/kbd.tsx';
import { useShortcut } from '@flink/ui/office/buttons/shortcuts.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { SavedSign } from '@flink/ui/office/saving/saved-sign.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { savedWhen } from '../edit-list/saved-when.ts';
import { type AskedClash, ClashDialog } from '../editor/clash-dialog.tsx';
import type { LeftHere } from '../editor/kept-here.ts';
import type { Choice } from '../editor/save-meeting.ts';
import { useSaving } from '../editor/use-saving.ts';
import { useUploadsGuard } from '../editor/use-uploads-guard.ts';
import { useVisitors } from '../editor/use-visitors.ts';
import type { MakeCommon } from '../lists/make-data.ts';
import { useActivityChanges } from '../lists/use-activity-changes.tsx';
import { PreviewTab } from '../preview/preview-tab.tsx';
import { nextInQueue } from '../translations/work-queue.ts';
import { worklistAddress } from '../translations/worklist-address.ts';
import { VersionsDialog } from '../versions/versions-dialog.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { LanguageBar } from './language-bar.tsx';
import classes from './language-desk.module.css';
import { LanguagePanel } from './language-panel.tsx';
import { NameRow } from './name-row.tsx';
import { firstToDo, nextOpen, type PartGroup, partGroups, rowAt } from './part-groups.ts';
import { groupWords, PartOutline } from './part-outline.tsx';
import { PartRow } from './part-row.tsx';
import { asWritten, inEditorOrder, isMarked, maskOf } from './part-words.ts';
import { languageOf } from './use-add-language.ts';
import { useLanguageDocument } from './use-language-document.ts';
import { useRecordings } from './use-recordings.tsx';
import { visitedIn } from './visited.ts';

interface LanguageDeskProps {
  readonly activity: OpenedActivity;
  readonly editor: Editor;
  readonly version: OpenedLanguage;
  readonly brought: LeftHere | null;
  /** Under which it is kept on the device. */
  readonly hand: string | undefined;
  readonly common: MakeCommon;
  /** Reads it once more, with its original as it is now. */
  readonly onReopen: () => void;
}

/** The chosen group and the one behind it: a book of two hundred pages is not drawn as a whole. */
const SHOWN_GROUPS = 2;

/** A language version beside its original, saved by itself (drawing make-language-version). */
export function LanguageDesk(props: LanguageDeskProps) {
  const { activity, editor, version, brought, hand, common, onReopen } = props;
  const { t, locale: own } = useTexts();
  const { show } = useToasts();
  const dialogs = useDialogs();
  const router = useRouter();
  const queries = useQueryClient();
  const session = useSession();
  // Whose it is stays so when the session ends: what could not be sent is kept for them.
  const [personId] = useState(session?.user._id ?? '');
  const changes = useActivityChanges();
  const { locale } = version;
  const from = version.original.locale;
  const nameOf = (code: string) => common.locales.find((one) => one.code === code)?.displayName ?? code;
  const language = nameOf(locale);
  const mayEdit = changes.may('edit');
  // Spec 3 §8, with what the server says beside it.
  const tellRefused = (why: string) =>
    void dialogs.error({ title: t('error.activities.saveFailed'), message: why });

  const work = useLanguageDocument({ activity, editor, version, brought, common });
  const { handle, parts } = work;
  const { editing } = handle;
  const [isPreviewed, setPreviewed] = useState(false);
  const [versionsOpen, setVersionsOpen] = useState(false);
  const [isMovingOn, setMovingOn] = useState(false);
  const written = useMemo(
    () => ({ locale, data: work.document, original: work.original }),
    [locale, work.document, work.original],
  );
  const multiplayer =
    editor.template.multiplayer &&
    common.templates.some(({ _id, multiplayer: many }) => _id === activity.templateId && many);
  const [asked, setAsked] = useState<AskedClash | null>(null);
  const { visitors, version: announced, originalVersion } = useVisitors(activity._id, locale);
  const fetchLatest = async () => {
    const { data: latest } = await officeApi('openLanguage', { params: { id: activity._id, locale } });
    work.setTold({ data: latest.data, from: latest.from });
    return latest;
  };
  const saving = useSaving({
    whose: { personId, activityId: activity._id, language: locale, hand },
    letGo: brought?.letGo,
    baseVersion: brought?.baseVersion ?? version.version,
    unheard: brought?.unheard,
    saved: brought ? {} : work.saved,
    document: work.document,
    newest: work.newest,
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
    onBrought: work.bring,
    announced,
    fetchLatest,
    onTakenIn: () => show({ message: t('make.editor.takenIn') }),
    onRefused: tellRefused,
  });
  const groups = partGroups(inEditorOrder(editor.description, [...parts, ...work.optional]));
  const sounds = useRecordings({ activity, editor, editing, groups, from, common, mayEdit });
  const [chosen, setChosen] = useState(() => firstToDo(groups)?.key);
  const [toDoOnly, setToDoOnly] = useState(false);
  const here = useRef<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const at = Math.max(
    groups.findIndex(({ key }) => key === chosen),
    0,
  );
  const shown = groups.slice(at, at + SHOWN_GROUPS);

  const goTo = (row: string, to: 'words' | 'audio' = 'words') => {
    const group = groups.find(({ rows }) => rows.some(({ key }) => key === row));
    if (!group) return;
    here.current = row;
    // At once: the next letter that is typed belongs there already.
    if (!shown.includes(group)) flushSync(() => setChosen(group.key));
    const place = document.querySelector(`[data-part="${CSS.escape(row)}"]`);
    const audio = place?.querySelector<HTMLElement>('[data-audio]') ?? null;
    const words = place?.querySelector<HTMLElement>('textarea, [data-written] button') ?? null;
    (to === 'audio' ? (audio ?? words) : (words ?? audio))?.focus();
    place?.scrollIntoView({ block: 'nearest' });
  };
  const goToAudio = (place: Place) => {
    const row = groups
      .flatMap(({ rows }) => rows)
      .find(({ audio }) => audio && samePlace(audio.place, place));
    if (row) goTo(row.key, 'audio');
  };
  useUploadsGuard(editing.uploads, languageOf(activity._id, locale));
  const next = () => {
    const row = nextOpen(groups, here.current);
    if (row !== null) goTo(row);
    else show({ message: t('make.translate.allDone') });
  };
  useShortcut('f8', next);
  useShortcut('p', () => setPreviewed(!isPreviewed));
  useShortcut('mod+z', handle.canUndo ? handle.undo : undefined);
  useShortcut('mod+y', handle.canRedo ? handle.redo : undefined);
  useShortcut('mod+shift+z', handle.canRedo ? handle.redo : undefined);
  useShortcut('mod+s', () => void saving.saveNow());
  useEffect(() => {
    if (brought) show({ message: t('make.editor.brought') });
  }, [brought, show, t]);
  // Lists tell how far a translation is.
  useEffect(() => () => void queries.invalidateQueries({ queryKey: ['make'] }), [queries]);

  const settle = async (names: readonly string[]) => {
    try {
      await saving.saveNow();
      const { data } = await officeApi('stillRight', {
        params: { id: activity._id, locale },
        body: { parts: [...names] },
      });
      work.setTold({ data: data.data, from: data.from });
    } catch (error) {
      await dialogs.error({ message: (error as Error).message });
    }
  };
  const publish = async (): Promise<boolean> => {
    try {
      await saving.publish();
      show({ message: t('make.translate.isReady', { language }) });
      return true;
    } catch (error) {
      if (!(error instanceof CallFailed)) return false;
      tellRefused(error.message);
      // What is still to be written is shown as the server sees it.
      await fetchLatest().catch(() => undefined);
      return false;
    }
  };
  const clean = async () => {
    if (!(await dialogs.confirmDelete({ name: `${activity.activityName}, ${language}` }))) return;
    if (await changes.cleanLanguage([activity], locale, language))
      router.history.push(`/flink-make/edit-activities?activity=${activity._id}`);
  };

  const textsMissing = parts.some(isToWrite);
  // What is not written yet makes every game unplayable; that is said by the figures.
  const issues = textsMissing
    ? []
    : [
        ...new Set(
          editing.issues
            .filter(({ severity }) => severity === 'error')
            .map(({ code, params }) => t(`issue.${code}`, params)),
        ),
      ];
  const done = parts.filter(({ state }) => state === 'done').length;
  const isDraft = saving.unpublished ?? version.hasDraft;

  /** Saves, publishes what is whole, and opens what the worklist has next. */
  const saveAndNext = async () => {
    if (isMovingOn || !mayEdit) return;
    setMovingOn(true);
    try {
      const hasNews = isDraft || handle.canUndo;
      await saving.saveNow();
      if (hasNews && !textsMissing && issues.length === 0 && !(await publish())) return;
      const visited = visitedIn(locale).add(activity._id);
      const [id] = await nextInQueue({ language: locale, filters: {}, chosen: [], visited }, 1);
      router.history.push(
        id === undefined ? worklistAddress(locale, new URLSearchParams()) : languageOf(id, locale),
      );
    } catch (error) {
      await dialogs.error({ message: (error as Error).message });
    } finally {
      setMovingOn(false);
    }
  };
  useShortcut('mod+shift+enter', mayEdit ? () => void saveAndNext() : undefined);

  const empty = (group: PartGroup) =>
    group.rows.flatMap(({ text }) =>
      text?.state === 'missing' && !isMarked(editor.description, text.place) ? [text] : [],
    );
  const copied = (group: PartGroup) =>
    group.rows.flatMap(({ text }) => (text?.state === 'copied' ? [text.part] : []));
  /** As the original says it, with what is looked for in it. */
  const copy = (these: readonly PartState[]) =>
    editing.changeAll(
      these
        .flatMap(({ place }) => [place, ...[maskOf(editor.description, place)?.place ?? []]])
        .filter((place) => place.length > 0)
        .map((place) => ({ place, value: valueAt(work.original, place) })),
    );

  return (
    <EditingProvider value={editing}>
      <LanguageBar
        activity={activity}
        current={locale}
        common={common}
        share={parts.length === 0 ? 100 : Math.floor((done / parts.length) * 100)}
      >
        {visitors.length > 0 && (
          <span className={classes.others}>
            <Icon name="users" size={16} />
            {t('make.editor.others', { names: visitors.join(', ') })}
          </span>
        )}
        {originalVersion !== null && originalVersion > version.original.version && (
          <Button icon="refresh" onClick={() => void saving.saveNow().then(onReopen)}>
            {t('make.translate.originalChanged')}
          </Button>
        )}
        <SavedSign state={saving.state} />
        <IconButton
          icon="clock"
          label={t('make.versions.title')}
          onClick={() => void saving.saveNow().finally(() => setVersionsOpen(true))}
        />
        <IconButton
          icon="arrow-back-up"
          label={t('make.editor.undo')}
          disabled={!handle.canUndo}
          onClick={handle.undo}
        />
        <IconButton
          icon="arrow-forward-up"
          label={t('make.editor.redo')}
          disabled={!handle.canRedo}
          onClick={handle.redo}
        />
      </LanguageBar>
      {isPreviewed ? (
        <div className={classes.preview}>
          <Button icon="arrow-left" variant="quiet" onClick={() => setPreviewed(false)}>
            {t('make.translate.backToWords')}
          </Button>
          <PreviewTab
            activity={activity}
            editing={editing}
            multiplayer={multiplayer}
            version={written}
            onGo={(place) => {
              flushSync(() => setPreviewed(false));
              const row = rowAt(groups, place);
              if (row !== null) goTo(row);
            }}
          />
        </div>
      ) : (
        <div className={classes.desk}>
          <PartOutline
            groups={groups}
            original={work.original}
            from={from}
            contentFolder={activity.contentFolder}
            description={editor.description}
            chosen={groups[at]?.key}
            toDoOnly={toDoOnly}
            onToDoOnly={setToDoOnly}
            onChoose={({ key }) => setChosen(key)}
            onNext={next}
          />
          <div className={classes.middle}>
            <h1 className={classes.hidden}>
              {t('make.translate.title', { name: activity.activityName, language })}
            </h1>
            <div className={classes.languages}>
              <div className={classes.language}>
                <span className={classes.code} aria-hidden="true">
                  {from}
                </span>
                <h2>{nameOf(from)}</h2>
                <small>
                  {t('make.original')},{' '}
                  {t('make.saved', { when: savedWhen(version.original.savedAt, own, Date.now()) })}
                </small>
              </div>
              <Icon name="arrow-right" />
              <div className={classes.language}>
                <span className={classes.code} aria-hidden="true">
                  {locale}
                </span>
                <h2>{language}</h2>
                <span className={classes.grow} />
                <Button icon="eye" aria-keyshortcuts="P" onClick={() => setPreviewed(true)}>
                  {t('make.editor.preview')} <Kbd keys="p" />
                </Button>
              </div>
            </div>
            <div className={classes.rows}>
              {at === 0 && (
                <section aria-label={t('make.translate.name')} className={classes.name}>
                  <NameRow
                    name={activity.activityName}
                    editing={editing}
                    from={from}
                    to={locale}
                    language={language}
                    mayEdit={mayEdit}
                    onNext={next}
                  />
                </section>
              )}
              {shown.map((group) => (
                <section key={group.key} aria-label={groupWords(t, group, editor.description.unit)}>
                  <div className={classes.group}>
                    <h3>{groupWords(t, group, editor.description.unit)}</h3>
                    <small>{t('make.partsDone', { done: group.done, of: group.total })}</small>
                    {mayEdit && empty(group).length > 0 && (
                      <Button variant="quiet" icon="copy" onClick={() => copy(empty(group))}>
                        {t('make.translate.copyEmpty')}
                      </Button>
                    )}
                    {mayEdit && copied(group).length > 1 && (
                      <Button variant="quiet" icon="check" onClick={() => void settle(copied(group))}>
                        {t('make.translate.allRightSo', { language })}
                      </Button>
                    )}
                  </div>
                  {group.rows.map((row) =>
                    row.text === null ? (
                      row.audio && (
                        <div key={row.key} className={classes.alone} data-part={row.key}>
                          <span>{sounds.labelOf(row.audio)}</span>
                          {sounds.heard(row).original}
                          {sounds.heard(row).translation}
                        </div>
                      )
                    ) : (
                      <PartRow
                        key={row.key}
                        text={row.text}
                        description={editor.description}
                        from={from}
                        to={locale}
                        language={language}
                        mayEdit={mayEdit}
                        onType={(value) => editing.change(row.text?.place ?? [], value, true)}
                        onLeave={editing.settle}
                        onFocus={() => {
                          here.current = row.key;
                          setFocused(row.key);
                        }}
                        onNext={next}
                        onCopy={() => row.text && copy([row.text])}
                        onStillRight={() =>
                          void settle(
                            [row.text, row.audio].flatMap((one) =>
                              one?.state === 'changed' || one?.state === 'copied' ? [one.part] : [],
                            ),
                          )
                        }
                        heard={sounds.heard(row)}
                        below={
                          focused === row.key &&
                          row.text.kind === 'text' &&
                          mayEdit && (
                            <Elsewhere
                              activityId={activity._id}
                              locale={locale}
                              text={row.text}
                              onTake={(value) => {
                                if (row.text) editing.change(row.text.place, asWritten(row.text, value));
                              }}
                            />
                          )
                        }
                      />
                    ),
                  )}
                </section>
              ))}
            </div>
          </div>
          <LanguagePanel
            parts={parts}
            language={language}
            original={nameOf(from)}
            missingAudio={sounds.missing}
            issues={issues}
            isPublished={version.publishedVersion !== null || saving.unpublished === false}
            isDraft={isDraft}
            mayEdit={mayEdit}
            speaking={sounds.speaking}
            onSpeak={sounds.onSpeak}
            onShow={({ part }) => {
              const row = sounds.missing.find((one) => one.part.part === part.part)?.row;
              if (row) goTo(row.key, 'audio');
            }}
            onPublish={() => void publish()}
            onSaveAndNext={() => void saveAndNext()}
            isMovingOn={isMovingOn}
            onClean={() => void clean()}
          />
        </div>
      )}
      <UploadsElsewhere editing={editing} onGo={goToAudio} />
      {versionsOpen && (
        <VersionsDialog
          activityId={activity._id}
          language={locale}
          original={work.original}
          editor={editor}
          editing={editing}
          onClose={() => setVersionsOpen(false)}
          onRestore={(restored, when) => {
            setVersionsOpen(false);
            editing.change([], restored);
            show({ message: t('make.versions.restored', { when }), undo: handle.undo });
          }}
        />
      )}
      <ClashDialog asked={asked} editing={editing} />
    </EditingProvider>
  );
}
