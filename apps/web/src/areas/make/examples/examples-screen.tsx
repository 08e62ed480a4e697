import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { makeCommon } from '../lists/make-data.ts';
import { TemplateSign } from '../lists/template-sign.tsx';
import classes from './examples.module.css';

/** One activity of each template to play: the first that learners meet in their menus (decision 76). */
export default function ExamplesScreen() {
  const { t, locale } = useTexts();
  const Link = useLink();
  const [chosen, setChosen] = useState(locale);
  const common = useQuery(makeCommon(locale));
  const examples = useQuery({
    queryKey: ['make', 'examples', chosen],
    queryFn: async ({ signal }) =>
      (await officeApi('helpActivities', { query: { locale: chosen } }, { signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const error = common.error ?? examples.error;
  const templates = new Map(common.data?.templates.map((template) => [template._id, template]));
  const retry = () => Promise.all([common.refetch(), examples.refetch()]);
  return (
    <Page>
      <PageHead title={t('title.makeExamples')} sub={t('make.examples.about')} />
      <div className={classes.language}>
        <SelectField
          label={t('make.examples.language')}
          value={chosen}
          options={(common.data?.locales ?? []).map(({ code, displayName }) => ({
            value: code,
            label: displayName,
          }))}
          onChange={(code) => code && setChosen(code)}
        />
      </div>
      {error && <EmptyState state={{ kind: 'error', title: error.message, onRetry: retry }} />}
      {!error && !(common.data && examples.data) && <SkeletonRows rows={8} />}
      {!error && common.data && examples.data?.length === 0 && (
        <EmptyState
          state={{ kind: 'first', title: t('make.examples.none'), message: t('make.examples.noneHint') }}
        />
      )}
      <ul className={classes.cards}>
        {common.data &&
          examples.data?.map(({ _id, activityName, templateId }) => {
            const template = templates.get(templateId);
            return (
              <li key={_id}>
                <Link href={`/preview-activity/${_id}`} className={classes.card}>
                  <TemplateSign family={template?.family} glyph={template?.glyph} />
                  <span className={classes.words}>
                    <strong>{template?.activityTemplateName ?? activityName}</strong>
                    {template && template.activityTemplateName !== activityName && (
                      <span className={classes.name}>{activityName}</span>
                    )}
                  </span>
                  <Icon name="player-play" />
                </Link>
              </li>
            );
          })}
      </ul>
    </Page>
  );
}
