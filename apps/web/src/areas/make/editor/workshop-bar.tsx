import type { OpenedActivity } from '@flink/contract/entities/make.ts';
import type { DocumentHandle } from '@flink/make-kit/document/use-document.ts';
import type { EditorHost } from '@flink/make-kit/host.ts';
import { ActionMenu } from '@flink/ui/office/buttons/action-menu.tsx';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { Count } from '@flink/ui/office/marks/count.tsx';
import { SavedSign, type SavingState } from '@flink/ui/office/saving/saved-sign.tsx';
import { percentText } from '@flink/ui/texts/percent-text.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { memo, type ReactNode } from 'react';
import { InBar } from '../../../shared/office/in-bar.tsx';
import { languageOf, shareOf } from '../languages/use-add-language.ts';
import { ActivityName } from '../lists/activity-name.tsx';
import type { MakeTemplate } from '../lists/make-data.ts';
import { TemplateSign } from '../lists/template-sign.tsx';
import classes from './workshop-bar.module.css';

/** Spec 3 §2.1. */
export const TABS = ['content', 'help', 'options', 'preview'] as const;
export type TabName = (typeof TABS)[number];

export const tabHref = (activityId: string, tab: TabName): string =>
  `/flink-make/edit-activities/${activityId}/${tab}`;

interface WorkshopBarProps extends Pick<DocumentHandle, 'canUndo' | 'canRedo' | 'undo' | 'redo'> {
  readonly activity: OpenedActivity;
  readonly template: MakeTemplate | undefined;
  /** Of the house. */
  readonly languages: EditorHost['languages'];
  readonly tab: TabName;
  readonly errors: number;
  readonly visitors: readonly string[];
  readonly saving: SavingState | null;
  /** Files on their way. */
  readonly sending: number;
  readonly onVersions: () => void;
  readonly onPublish: (() => void) | undefined;
  /** What belongs to the tab alone. */
  readonly children?: ReactNode;
}

type Place = Pick<WorkshopBarProps, 'activity' | 'template' | 'languages' | 'tab' | 'errors' | 'visitors'>;

/** Which activity it is, and its parts; like the tools, drawn again only when something in it changes. */
const BarPlace = memo(function BarPlace(props: Place) {
  const { activity, template, languages, tab, errors, visitors } = props;
  const { t } = useTexts();
  const Link = useLink();
  const language = languages.find(({ code }) => code === activity.locale)?.name ?? activity.locale;
  const others = t('make.editor.others', { names: visitors.join(', ') });
  const words: Readonly<Record<TabName, string>> = {
    content: t('make.editor.content'),
    help: t('make.editor.help'),
    options: t('make.editor.options'),
    preview: t('make.editor.preview'),
  };
  return (
    <div className={classes.bar}>
      <Link href="/flink-make/edit-activities" className={classes.back} aria-label={t('make.editor.back')}>
        <Icon name="arrow-left" />
      </Link>
      <span className={classes.sign}>
        <TemplateSign family={template?.family} glyph={template?.glyph} />
      </span>
      <div className={classes.name}>
        <ActivityName activity={activity} />
        <p className={classes.meta}>
          {activity.activityTemplateName} · {language}
        </p>
      </div>
      <nav className={classes.tabs} aria-label={t('make.editor.parts')}>
        {TABS.map((one) => (
          <Link
            key={one}
            href={tabHref(activity._id, one)}
            className={classes.tab}
            {...(one === tab ? { 'aria-current': 'page' as const } : {})}
          >
            {words[one]}
            {one === 'content' && errors > 0 && <Count value={errors} bad />}
          </Link>
        ))}
      </nav>
      {visitors.length > 0 && (
        <span className={classes.others} title={others}>
          <Icon name="users" size={16} />
          <span>{others}</span>
        </span>
      )}
    </div>
  );
});

type Tools = Omit<WorkshopBarProps, 'template' | 'tab' | 'errors' | 'visitors' | 'saving' | 'sending'>;

const BarTools = memo(function BarTools(props: Tools) {
  const { activity, languages, onVersions, onPublish } = props;
  const { t, locale } = useTexts();
  return (
    <>
      <IconButton
        icon="arrow-back-up"
        label={t('make.editor.undo')}
        disabled={!props.canUndo}
        onClick={props.undo}
      />
      <IconButton
        icon="arrow-forward-up"
        label={t('make.editor.redo')}
        disabled={!props.canRedo}
        onClick={props.redo}
      />
      <ActionMenu
        label={t('make.languageVersions')}
        icon="language"
        actions={languages
          .filter(({ code }) => code !== activity.locale)
          .map(({ code, name }) => ({
            label: `${name} · ${shareWords(activity, code, locale) ?? t('make.translate.notStarted')}`,
            href: languageOf(activity._id, code),
          }))}
      />
      <IconButton icon="clock" label={t('make.versions.title')} onClick={onVersions} />
      {props.children}
      {onPublish && (
        <Button variant="primary" onClick={onPublish}>
          {t('make.editor.publish')}
        </Button>
      )}
    </>
  );
});

/** The state of saving changes all the time beside what hardly ever does. */
export const WorkshopBar = memo(function WorkshopBar(props: WorkshopBarProps) {
  const { template, tab, errors, visitors, saving, sending, ...tools } = props;
  const { activity, languages } = props;
  const { t } = useTexts();
  return (
    <InBar>
      <BarPlace {...{ activity, template, languages, tab, errors, visitors }} />
      <div className={classes.tools}>
        {sending > 0 && (
          <span className={classes.sending} role="status">
            <Icon name="upload" size={16} />
            <span>{t('make.file.sending', { count: sending })}</span>
          </span>
        )}
        <SavedSign state={saving} />
        <span className={classes.grow} />
        <BarTools {...tools} />
      </div>
    </InBar>
  );
});

/** How far a translation is; null where it was not begun. */
function shareWords({ languages }: OpenedActivity, code: string, locale: string): string | null {
  const version = languages.find(({ locale }) => locale === code);
  return version ? percentText(locale, shareOf(version) / 100) : null;
}
