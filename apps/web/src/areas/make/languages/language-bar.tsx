import type { OpenedActivity } from '@flink/contract/entities/make.ts';
import { ActionMenu } from '@flink/ui/office/buttons/action-menu.tsx';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { Count } from '@flink/ui/office/marks/count.tsx';
import { percentText } from '@flink/ui/texts/percent-text.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { InBar } from '../../../shared/office/in-bar.tsx';
import { ActivityName } from '../lists/activity-name.tsx';
import { editorOf, type MakeCommon } from '../lists/make-data.ts';
import { TemplateSign } from '../lists/template-sign.tsx';
import classes from './language-bar.module.css';
import { languageOf, shareOf, useAddLanguage } from './use-add-language.ts';

interface LanguageBarProps {
  readonly activity: OpenedActivity;
  readonly current: string;
  readonly common: MakeCommon;
  /** How far the current one is, in hundredths, where it is open. */
  readonly share?: number;
  readonly children?: ReactNode;
}

/** On a phone the tabs are longer than the bar. */
const intoView = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** The activity, its languages as tabs, and what the screen does. */
export function LanguageBar({ activity, current, common, share, children }: LanguageBarProps) {
  const { t, locale: uiLocale } = useTexts();
  const Link = useLink();
  const router = useRouter();
  const add = useAddLanguage(activity._id);
  const nameOf = (code: string) => common.locales.find((one) => one.code === code)?.displayName ?? code;
  const begun = activity.languages.map(({ locale }) => locale);
  const errors = activity.issues.filter(({ severity }) => severity === 'error').length;
  const free = common.locales.filter(
    ({ code }) => code !== activity.locale && code !== current && !begun.includes(code),
  );
  const template = common.templates.find(({ _id }) => _id === activity.templateId);
  const tabs = [...begun, ...(begun.includes(current) ? [] : [current])];
  return (
    <InBar>
      <div className={classes.bar}>
        <Link
          href={`/flink-make/edit-activities?activity=${activity._id}`}
          className={classes.back}
          aria-label={t('make.editor.back')}
        >
          <Icon name="arrow-left" />
        </Link>
        <span className={classes.sign}>
          <TemplateSign family={template?.family} glyph={template?.glyph} />
        </span>
        <div className={classes.name}>
          <ActivityName activity={activity} />
          <p className={classes.meta}>
            {activity.activityTemplateName} ·{' '}
            {t('make.translate.fromTo', { from: nameOf(activity.locale), to: nameOf(current) })}
          </p>
        </div>
        <nav className={classes.tabs} aria-label={t('make.languageVersions')}>
          <Link href={editorOf(activity._id)} className={classes.tab}>
            {nameOf(activity.locale)}
            {errors > 0 && <Count value={errors} bad />}
          </Link>
          {tabs.map((code) => {
            const version = activity.languages.find(({ locale }) => locale === code);
            const done = code === current ? share : version && shareOf(version);
            return (
              <Link
                key={code}
                href={languageOf(activity._id, code)}
                className={classes.tab}
                {...(code === current ? { 'aria-current': 'page' as const, ref: intoView } : {})}
              >
                {nameOf(code)}
                <small className={classes.share}>
                  {done === undefined ? t('make.translate.notStarted') : percentText(uiLocale, done / 100)}
                </small>
              </Link>
            );
          })}
          {free.length > 0 && (
            <ActionMenu
              label={t('make.translate.add')}
              icon="plus"
              actions={free.map(({ code, displayName }) => ({
                label: displayName,
                onSelect: async () => {
                  if (await add(code)) router.history.push(languageOf(activity._id, code));
                },
              }))}
            />
          )}
        </nav>
        {children}
      </div>
    </InBar>
  );
}
