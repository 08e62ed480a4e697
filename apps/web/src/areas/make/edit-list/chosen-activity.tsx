import type { MadeActivity, OpenedActivity } from '@flink/contract/entities/make.ts';
import { ActionMenu, type MenuAction } from '@flink/ui/office/buttons/action-menu.tsx';
import { LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { Count } from '@flink/ui/office/marks/count.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActivityFacts } from '../lists/activity-facts.tsx';
import { editorOf, type MakeCommon, openedActivity, previewOf } from '../lists/make-data.ts';
import { TemplateSign } from '../lists/template-sign.tsx';
import { unitOf } from '../lists/unit-count.ts';
import { ActivityPicture } from '../preview/activity-picture.tsx';
import classes from './chosen-activity.module.css';
import { firstWords, problemAt, problemsOf } from './problem-words.ts';
import { savedWhen } from './saved-when.ts';

interface ChosenActivityProps {
  readonly activity: MadeActivity;
  readonly common: MakeCommon;
  /** The list alone, where both do not fit. */
  readonly backHref: string;
  readonly onSelect: () => void;
  readonly onCopy: (() => void) | undefined;
  readonly onRemove: () => void;
  readonly onDelete: (() => void) | undefined;
}

/** The activity that is chosen in the list: what is to fix, its problems, languages and places. */
export function ChosenActivity(props: ChosenActivityProps) {
  const { activity, common, backHref } = props;
  const opened = useQuery(openedActivity(activity._id));
  const [looked, setLooked] = useState({ id: activity._id, at: 0 });
  const at = looked.id === activity._id ? looked.at : 0;
  const look = (next: number) => setLooked({ id: activity._id, at: next });
  return (
    <section className={classes.detail} aria-labelledby="chosen-activity">
      <BackLink href={backHref} />
      <Head key={activity._id} {...props} />
      {opened.error && !opened.data ? (
        <EmptyState state={{ kind: 'error', title: opened.error.message, onRetry: () => opened.refetch() }} />
      ) : (
        <div className={classes.columns}>
          <div className={classes.stack}>
            <ActivityPicture activity={opened.data ?? null} at={at} onAt={look} />
            {opened.data ? (
              <Problems activity={opened.data} at={at} onLook={look} />
            ) : (
              <SkeletonRows rows={4} withPicture={false} />
            )}
          </div>
          {opened.data && (
            <div key={activity._id} className={classes.stack}>
              <ToFix activity={opened.data} />
              <ActivityFacts activity={opened.data} common={common} />
            </div>
          )}
        </div>
      )}
    </section>
  );
}

function BackLink({ href }: { readonly href: string }) {
  const { t } = useTexts();
  const Link = useLink();
  return (
    <Link href={href} className={classes.back}>
      <Icon name="arrow-left" />
      {t('title.makeEditActivities')}
    </Link>
  );
}

function Head({ activity, common, onSelect, onCopy, onRemove, onDelete }: ChosenActivityProps) {
  const { t, locale } = useTexts();
  const [now] = useState(Date.now);
  const language = common.locales.find(({ code }) => code === activity.locale)?.displayName;
  const template = common.templates.find(({ _id }) => _id === activity.templateId);
  const actions: readonly MenuAction[] = [
    { label: t('make.select'), icon: 'check', onSelect },
    ...(onCopy ? [{ label: t('make.copy'), icon: 'copy', onSelect: onCopy } as const] : []),
    { label: t('make.removeFromList'), icon: 'minus', onSelect: onRemove },
    ...(onDelete
      ? [{ label: t('make.delete'), icon: 'trash', bad: true, apart: true, onSelect: onDelete } as const]
      : []),
  ];
  const { visitors, editors } = activity;
  const names = (people: readonly { readonly name: string }[]) => people.map(({ name }) => name).join(', ');

  return (
    <header className={classes.head}>
      <TemplateSign family={template?.family} glyph={template?.glyph} size="large" />
      <div className={classes.words}>
        <h2 id="chosen-activity" className={classes.title}>
          {activity.activityName}
        </h2>
        <p className={classes.sub}>
          {[
            activity.activityTemplateName,
            language ?? activity.locale,
            t('make.saved', { when: savedWhen(activity.updatedAt, locale, now) }),
          ].join(' · ')}
        </p>
        {visitors.length > 0 && (
          <p className={classes.here}>
            <Icon name="users" />
            {t('make.isHere', { names: names(visitors) })}
          </p>
        )}
        {visitors.length === 0 && editors.length > 0 && (
          <p className={classes.sub}>{t('make.alsoInListOf', { names: names(editors) })}</p>
        )}
        {activity.hasDraft && <p className={classes.sub}>{t('make.draft')}</p>}
      </div>
      <div className={classes.actions}>
        <LinkButton icon="eye" keys="p" href={previewOf(activity._id)}>
          {t('make.editor.preview')}
        </LinkButton>
        <LinkButton variant="primary" keys="enter" href={editorOf(activity._id)}>
          {t('make.openEditor')}
        </LinkButton>
        <ActionMenu label={t('office.table.more', { name: activity.activityName })} actions={actions} />
      </div>
    </header>
  );
}

function ToFix({ activity }: { readonly activity: OpenedActivity }) {
  const { t } = useTexts();
  const Link = useLink();
  const errors = activity.issues.filter(({ severity }) => severity === 'error');
  const warnings = activity.issues.filter(({ severity }) => severity === 'warning');
  if (activity.issues.length === 0) return null;
  const list = (issues: OpenedActivity['issues'], icon: 'alert-circle' | 'alert-triangle') => (
    <ul className={classes.issues}>
      {issues.map(({ code, path, params }, index) => {
        const problem = problemAt(path);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn anew as a whole
          <li key={index}>
            <Link href={editorOf(activity._id, path)} className={classes.issue} data-tone={icon}>
              <Icon name={icon} size={20} />
              <span>
                <b>
                  {problem === null
                    ? t('make.wholeActivity')
                    : `${t(`make.unit.${unitOf(activity.templateAlias)}`)} ${problem + 1}`}
                </b>
                <span>{t(`issue.${code}`, params)}</span>
              </span>
              <Icon name="arrow-right" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      {errors.length > 0 && (
        <Card title={t('make.toFixTitle')} aside={<Count value={errors.length} bad />} padded={false}>
          {list(errors, 'alert-circle')}
        </Card>
      )}
      {warnings.length > 0 && (
        <Card title={t('make.goodToLookAt')} aside={<Count value={warnings.length} />} padded={false}>
          {list(warnings, 'alert-triangle')}
        </Card>
      )}
    </>
  );
}

interface ProblemsProps {
  readonly activity: OpenedActivity;
  /** The one in the picture. */
  readonly at: number;
  readonly onLook: (at: number) => void;
}

function Problems({ activity, at, onLook }: ProblemsProps) {
  const { t } = useTexts();
  const problems = problemsOf(activity.data);
  const wrong = new Set(
    activity.issues.flatMap(({ severity, path }) => (severity === 'error' ? (problemAt(path) ?? []) : [])),
  );
  return (
    <Card
      title={t(`make.units.${unitOf(activity.templateAlias)}`)}
      aside={<Count value={problems.length} />}
      padded={false}
    >
      {problems.length === 0 ? (
        <p className={classes.noProblems}>{t('make.noProblems')}</p>
      ) : (
        <ol className={classes.problems}>
          {problems.map((problem, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a problem is the one at its place
            <li key={index}>
              <button
                type="button"
                className={classes.problem}
                data-wrong={wrong.has(index) ? '' : undefined}
                aria-current={index === at ? 'true' : undefined}
                onClick={() => onLook(index)}
              >
                <span className={classes.number}>{index + 1}</span>
                <span className={classes.first}>{firstWords(problem) || t('make.withoutWords')}</span>
                <Icon name={wrong.has(index) ? 'alert-circle' : 'circle-check'} size={20} />
                <span className={classes.hidden}>{wrong.has(index) ? t('make.toFix') : t('make.ready')}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
