import type { OpenedActivity } from '@flink/contract/entities/make.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { SwitchField } from '@flink/ui/office/fields/switch-field.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { CategoriesDialog } from '../categories/categories-dialog.tsx';
import { languageOf, useAddLanguage } from '../languages/use-add-language.ts';
import { PublishState } from '../publishing/publish-state.tsx';
import classes from './activity-facts.module.css';
import { StateMark, stateOf } from './activity-state.tsx';
import { categoryWords } from './category-words.ts';
import type { MakeCommon } from './make-data.ts';
import { NoScope } from './no-scope.tsx';
import { useActivityChanges } from './use-activity-changes.tsx';

interface ActivityFactsProps {
  readonly activity: OpenedActivity;
  readonly common: MakeCommon;
}

/** Its languages, where it is sorted in, and the menus that it stands in. */
export function ActivityFacts({ activity, common }: ActivityFactsProps) {
  const { t } = useTexts();
  const Link = useLink();
  const changes = useActivityChanges();
  const [isSorting, setSorting] = useState(false);
  const router = useRouter();
  const addLanguage = useAddLanguage(activity._id);
  const free = common.locales.filter(
    ({ code }) => code !== activity.locale && !activity.languages.some(({ locale }) => locale === code),
  );
  const nameOf = (code: string) => common.locales.find((one) => one.code === code)?.displayName ?? code;
  const paths = activity.educationalCategories.flatMap((set) => {
    const words = categoryWords(common.scopes, set);
    return words ? [words] : [];
  });
  const foreign = activity.educationalCategories.length - paths.length;
  // A menu may have several groups of one name.
  const menus = activity.usedIn.filter(
    ({ solutionId, groupName }, at, all) =>
      all.findIndex((one) => one.solutionId === solutionId && one.groupName === groupName) === at,
  );
  const errors = activity.issues.filter(({ severity }) => severity === 'error').length;

  return (
    <Card padded={false}>
      <dl className={classes.facts}>
        <div>
          <dt>{t('make.languageVersions')}</dt>
          <dd className={classes.language}>
            <span>
              {nameOf(activity.locale)} <small>{t('make.original')}</small>
            </span>
            <StateMark state={stateOf(activity)} count={errors} />
          </dd>
          {activity.languages.map(({ locale, state, done, changed, missing }) => (
            <dd key={locale} className={classes.language}>
              <Link href={languageOf(activity._id, locale)}>{nameOf(locale)}</Link>
              {state === 'ready' ? (
                <StatePip tone="ok">{t('make.ready')}</StatePip>
              ) : state === 'changed' ? (
                <StatePip tone="warn">{t('make.originalChanged')}</StatePip>
              ) : (
                <StatePip tone="none">{t('make.partsDone', { done, of: done + changed + missing })}</StatePip>
              )}
            </dd>
          ))}
          {(activity.monolingual || activity.languages.length > 0) && (
            <dd>
              <SwitchField
                label={t('make.monolingual', { language: nameOf(activity.locale) })}
                hint={t('make.monolingualHint')}
                checked={activity.monolingual}
                disabled={!changes.may('edit')}
                onChange={(isOn) => void changes.setMonolingual(activity, isOn)}
              />
            </dd>
          )}
          {changes.may('edit') && free.length > 0 && (
            <dd>
              <SelectField
                label={t('make.translate.add')}
                placeholder={t('make.translate.which')}
                searchable
                value={null}
                onChange={async (code) => {
                  if (code !== null && (await addLanguage(code)))
                    router.history.push(languageOf(activity._id, code));
                }}
                options={free.map(({ code, displayName }) => ({ value: code, label: displayName }))}
              />
            </dd>
          )}
        </div>
        <div>
          <dt>{t('make.categories')}</dt>
          {paths.map((words) => (
            <dd key={words.join('/')} className={classes.path}>
              {words.map((word, index) => (
                <span key={`${word}/${words.slice(0, index).join('/')}`}>
                  {index > 0 && <Icon name="chevron-right" size={14} />}
                  {word}
                </span>
              ))}
            </dd>
          ))}
          {foreign > 0 && (
            <dd className={classes.quiet}>{t('make.foreignCategories', { count: foreign })}</dd>
          )}
          {activity.educationalCategories.length === 0 && (
            <dd className={classes.quiet}>{t('make.noCategories')}</dd>
          )}
          {changes.may('edit') && common.scopes.length === 0 && (
            <dd className={classes.quiet}>
              <NoScope />
            </dd>
          )}
          {changes.may('edit') && common.scopes.length > 0 && (
            <dd>
              <Button variant="quiet" icon="pencil" onClick={() => setSorting(true)}>
                {t('make.sets.change')}
              </Button>
            </dd>
          )}
          {isSorting && (
            <CategoriesDialog
              name={activity.activityName}
              scopes={common.scopes}
              sets={activity.educationalCategories}
              onSave={(sets) => changes.sort(activity, [...sets])}
              onClose={() => setSorting(false)}
            />
          )}
        </div>
        <div>
          <dt>{t('make.usedIn')}</dt>
          {menus.map(({ groupId, groupName, solutionName }) => (
            <dd key={groupId}>
              {groupName} <small>{solutionName}</small>
            </dd>
          ))}
          {menus.length === 0 && <dd className={classes.quiet}>{t('make.notUsed')}</dd>}
        </div>
        <div>
          <dt>{t('make.publishing.title')}</dt>
          <PublishState activity={activity} />
        </div>
      </dl>
    </Card>
  );
}
