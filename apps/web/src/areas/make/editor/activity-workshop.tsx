import { CallFailed } from '@flink/contract/client/client.ts';
import type { OpenedActivity } from '@flink/contract/entities/make.ts';
import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import { ActivityEditor, OptionsEditor } from '@flink/make-kit/activity-editor.tsx';
import { useDocument } from '@flink/make-kit/document/use-document.ts';
import type { Editor } from '@flink/make-kit/editor.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { useShortcut } from '@flink/ui/office/buttons/shortcuts.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { Count } from '@flink/ui/office/marks/count.tsx';
import { SavedSign } from '@flink/ui/office/saving/saved-sign.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { InBar } from '../../../shared/office/in-bar.tsx';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import classes from './activity-workshop.module.css';
import { type AskedClash, ClashDialog } from './clash-dialog.tsx';
import { editorHost } from './editor-host.ts';
import { withTheirs } from './settle-clash.ts';
import { ToFix } from './to-fix.tsx';
import { type Choice, useSaving } from './use-saving.ts';
import { useVisitors } from './use-visitors.ts';

const TABS = ['content', 'options'] as const;

interface WorkshopProps {
  readonly activity: OpenedActivity;
  readonly editor: Editor;
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly document: ActivityData & { readonly options: unknown; readonly gameData: unknown };
  readonly baseVersion: number;
  readonly isBrought: boolean;
}

/** Spec 3 §6: the largest font size is for admins. */
const ADMINS = ['SUPER', 'MASTER_ADMIN'];
const ADMIN_ONLY: ReadonlySet<string> = new Set(['maxFontSize']);
const NONE: ReadonlySet<string> = new Set();

/** An activity open in its editor: what is written is saved by itself. */
export function ActivityWorkshop({
  activity,
  editor,
  languages,
  document,
  baseVersion,
  isBrought,
}: WorkshopProps) {
  const { t } = useTexts();
  const Link = useLink();
  const { show } = useToasts();
  const { error: tell } = useDialogs();
  const { pathname } = useLocation();
  const session = useSession();
  const role = holderOf(session)?.alias ?? '';
  const personId = session?.user._id ?? '';
  const [asked, setAsked] = useState<AskedClash | null>(null);
  const host = useMemo(() => editorHost(activity, languages), [activity, languages]);
  const handle = useDocument({ editor, content: document, locale: activity.locale, host });
  const { editing } = handle;
  const base = `/flink-make/edit-activities/${activity._id}`;
  const tab = TABS.find((one) => pathname.endsWith(`/${one}`)) ?? 'content';

  const saving = useSaving({
    whose: { personId, activityId: activity._id },
    baseVersion,
    saved: isBrought ? {} : document,
    document: handle.content as unknown as ActivityData,
    ask: (theirs) =>
      new Promise<Choice>((answer) => {
        setAsked({
          theirs,
          answer: (choice) => {
            setAsked(null);
            answer(choice);
          },
        });
      }),
    settle: withTheirs,
    onBrought: (data) => handle.bring(() => data as typeof document),
  });
  const visitors = useVisitors(activity._id);

  useShortcut('mod+z', handle.canUndo ? handle.undo : undefined);
  useShortcut('mod+y', handle.canRedo ? handle.redo : undefined);
  useShortcut('mod+s', () => void saving.saveNow());
  useEffect(() => {
    if (isBrought) show({ message: t('make.editor.brought') });
  }, [isBrought, show, t]);

  const publish = async () => {
    try {
      await saving.publish();
      show({ message: t('make.editor.published') });
    } catch (error) {
      if (error instanceof CallFailed) await tell({ message: error.message });
    }
  };

  const isDraft = saving.unpublished ?? activity.hasDraft;
  const errors = editing.issues.filter(({ severity }) => severity === 'error').length;
  return (
    <>
      <InBar>
        <div className={classes.bar}>
          <Link
            href="/flink-make/edit-activities"
            className={classes.back}
            aria-label={t('make.editor.back')}
          >
            <Icon name="arrow-left" />
          </Link>
          <div className={classes.name}>
            <p className={classes.title}>{activity.activityName}</p>
            <p className={classes.meta}>
              {activity.activityTemplateName} ·{' '}
              {languages.find(({ code }) => code === activity.locale)?.name ?? activity.locale}
            </p>
          </div>
          <nav className={classes.tabs} aria-label={t('make.editor.parts')}>
            {TABS.map((one) => (
              <Link
                key={one}
                href={`${base}/${one}`}
                className={classes.tab}
                {...(one === tab ? { 'aria-current': 'page' as const } : {})}
              >
                {one === 'content' ? t('make.editor.content') : t('make.editor.options')}
                {one === 'content' && errors > 0 && <Count value={errors} bad />}
              </Link>
            ))}
          </nav>
          {visitors.length > 0 && (
            <span className={classes.others}>
              <Icon name="users" size={16} />
              {t('make.editor.others', { names: visitors.join(', ') })}
            </span>
          )}
          {saving.state && <SavedSign state={saving.state} />}
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
          {isDraft && (
            <Button variant="primary" onClick={() => void publish()}>
              {t('make.editor.publish')}
            </Button>
          )}
        </div>
      </InBar>
      <div className={classes.room}>
        {tab === 'content' ? (
          <ActivityEditor
            editing={editing}
            aside={
              <>
                {isDraft && <p className={classes.draft}>{t('make.editor.draft')}</p>}
                <ToFix editing={editing} />
              </>
            }
          />
        ) : (
          <div className={classes.options}>
            <h1 className={classes.optionsTitle}>{t('make.editor.options')}</h1>
            <OptionsEditor editing={editing} hidden={ADMINS.includes(role) ? NONE : ADMIN_ONLY} />
          </div>
        )}
      </div>
      <ClashDialog asked={asked} description={editor.description} />
    </>
  );
}
