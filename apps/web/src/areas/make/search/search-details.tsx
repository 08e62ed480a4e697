import type { MadeActivity } from '@flink/contract/entities/make.ts';
import { LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActivityFacts } from '../lists/activity-facts.tsx';
import { editorOf, type MakeCommon, openedActivity, previewOf } from '../lists/make-data.ts';
import { TemplateSign } from '../lists/template-sign.tsx';
import { ActivityPicture } from '../preview/activity-picture.tsx';
import classes from './activity-search.module.css';

interface SearchDetailsProps {
  readonly activity: MadeActivity | null;
  readonly common: MakeCommon;
}

/** The activity that is looked at, beside the results; where there is no room the editor shows it. */
export function SearchDetails({ activity, common }: SearchDetailsProps) {
  const { t } = useTexts();
  const opened = useQuery({ ...openedActivity(activity?._id ?? ''), enabled: activity !== null });
  const [looked, setLooked] = useState({ id: '', at: 0 });
  const at = looked.id === activity?._id ? looked.at : 0;
  if (activity === null) return null;
  const template = common.templates.find(({ _id }) => _id === activity.templateId);
  return (
    <aside className={classes.details} aria-label={t('make.search.details')}>
      <div className={classes.detailsHead}>
        <TemplateSign family={template?.family} glyph={template?.glyph} />
        <div>
          <h2>{activity.activityName}</h2>
          <p>{activity.activityTemplateName}</p>
        </div>
      </div>
      <ActivityPicture
        activity={opened.data ?? null}
        at={at}
        onAt={(next) => setLooked({ id: activity._id, at: next })}
      />
      <div className={classes.detailsActs}>
        <LinkButton icon="eye" href={previewOf(activity._id)}>
          {t('make.editor.preview')}
        </LinkButton>
        <LinkButton variant="primary" href={editorOf(activity._id)}>
          {t('make.openEditor')}
        </LinkButton>
      </div>
      {opened.data ? (
        <ActivityFacts activity={opened.data} common={common} />
      ) : opened.error ? (
        <EmptyState
          state={{ kind: 'error', title: opened.error.message, onRetry: () => void opened.refetch() }}
        />
      ) : (
        <SkeletonRows rows={4} withPicture={false} />
      )}
    </aside>
  );
}
