import type { OpenedActivity } from '@flink/contract/entities/make.ts';
import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import { type Editing, EditingProvider, useEditing } from '@flink/make-kit/editing.tsx';
import { WrittenRich } from '@flink/make-kit/fields/written-field.tsx';
import { AudioField } from '@flink/make-kit/media/audio/audio-field.tsx';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { SwitchField } from '@flink/ui/office/fields/switch-field.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMemo, useState } from 'react';
import { firstWords } from '../edit-list/problem-words.ts';
import { USUAL_SCREEN } from '../preview/screen-sizes.ts';
import { StageFrame } from '../preview/stage-frame.tsx';
import { useDraft } from '../preview/use-draft.ts';
import {
  type Audience,
  audiencesOf,
  helpLanguages,
  inManyLanguages,
  joinedHelp,
  partedHelp,
  seededHelp,
  soundOf,
  soundPlace,
  withHelp,
  withLanguage,
  withSound,
} from './help-document.ts';
import classes from './help-tab.module.css';
import { OneLanguageDialog } from './one-language-dialog.tsx';
import { StringHelpDialog } from './string-help-dialog.tsx';

interface HelpTabProps {
  readonly activity: OpenedActivity;
  readonly editing: Editing;
  /** Spec 3 §6: they have other words for two of the buttons. */
  readonly isTranslator: boolean;
}

/** What a learner is told before the game, in one language or in several; beside it the popup that they see. */
export function HelpTab({ activity, editing, isTranslator }: HelpTabProps) {
  const { t } = useTexts();
  const data = editing.content as unknown as ActivityData;
  const { languages } = editing.host;
  const told = helpLanguages(data);
  const [chosen, setChosen] = useState(activity.locale);
  const [asks, setAsks] = useState<'string' | 'one' | null>(null);
  const locale = told === null ? activity.locale : chosen;
  const write = (next: ActivityData, typing = false) => editing.change([], next, typing);
  const audiences = audiencesOf(data, locale);
  const nameOf = (code: string) => languages.find((one) => one.code === code)?.name ?? code;

  const shown = useDraft(activity, data, false);
  const draft = useMemo(
    () => ({ activity: shown, shows: 'help' as const, locale, players: 1, isPicture: true, opensHelp: true }),
    [shown, locale],
  );

  return (
    <EditingProvider value={editing}>
      <div className={classes.help}>
        <section className={classes.form} aria-label={t('make.editor.help')}>
          <h1 className={classes.title}>{t('make.editor.help')}</h1>
          <div className={classes.acts}>
            <Button icon="list-letters" onClick={() => setAsks('string')}>
              {isTranslator ? t('make.help.stringForTranslators') : t('make.help.string')}
            </Button>
            {told === null ? (
              <Button icon="language" onClick={() => write(inManyLanguages(data, activity.locale))}>
                {isTranslator ? t('make.help.manyForTranslators') : t('make.help.many')}
              </Button>
            ) : (
              <Button icon="language" onClick={() => setAsks('one')}>
                {t('make.help.one')}
              </Button>
            )}
          </div>
          {told !== null && (
            <SelectField
              label={t('make.language')}
              value={locale}
              options={languages.map(({ code, name }) => ({
                value: code,
                label: told.includes(code) ? t('make.help.isTold', { language: name }) : name,
              }))}
              onChange={(code) => setChosen(code ?? activity.locale)}
            />
          )}
          <SwitchField
            label={t('make.help.parted')}
            hint={t('make.help.partedHint')}
            checked={audiences.length > 1}
            onChange={(isParted) => write(isParted ? partedHelp(data) : joinedHelp(data))}
          />
          {audiences.map((audience) => (
            <HelpWords
              key={`${locale} ${audience}`}
              activity={activity}
              data={data}
              locale={locale}
              language={nameOf(locale)}
              audience={audience}
              onChange={write}
              onDone={editing.settle}
            />
          ))}
          <p className={classes.note}>{t('make.help.words', { placeholder: '{words}' })}</p>
        </section>
        <section className={classes.shown} aria-label={t('make.help.asShown')}>
          <h2 className={classes.subtitle}>{t('make.help.asShown')}</h2>
          <StageFrame
            activityId={activity._id}
            label={t('make.help.asShown')}
            screen={USUAL_SCREEN}
            draft={draft}
          />
        </section>
      </div>
      {asks === 'string' && (
        <StringHelpDialog
          data={data}
          locale={locale}
          host={editing.host}
          onTaken={(next) => {
            setAsks(null);
            write(next);
          }}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'one' && told !== null && (
        <OneLanguageDialog
          data={data}
          languages={told.map((code) => ({ code, name: nameOf(code) }))}
          onTaken={(next) => {
            setAsks(null);
            write(next);
          }}
          onClose={() => setAsks(null)}
        />
      )}
    </EditingProvider>
  );
}

interface HelpWordsProps {
  readonly activity: OpenedActivity;
  readonly data: ActivityData;
  readonly locale: string;
  readonly language: string;
  readonly audience: Audience;
  readonly onChange: (next: ActivityData, typing?: boolean) => void;
  readonly onDone: () => void;
}

/** Words and sound for those whom they are meant for. */
function HelpWords({ activity, data, locale, language, audience, onChange, onDone }: HelpWordsProps) {
  const { t } = useTexts();
  const english = activity.languageVersionData.immersion_en ?? null;
  const { html, isSeed } = seededHelp(data, locale, audience, { locale: activity.locale, english });
  const label = t(`make.help.for.${audience}`, { language });
  // The place of the language is made with its first word, not by looking at it.
  const placedIn = (held: ActivityData) => (helpLanguages(held) === null ? held : withLanguage(held, locale));
  const placed = placedIn(data);
  const { now } = useEditing();
  return (
    <div className={classes.words}>
      <WrittenRich
        label={label}
        language={locale}
        value={html}
        placeholder={t('make.help.empty', { general: t('activity.help.general') })}
        onChange={(next) => {
          if (next !== html) onChange(withHelp(placed, locale, audience, next), true);
        }}
        onDone={onDone}
      />
      {isSeed && (
        <p className={classes.seed}>
          <Icon name="info-circle" size={16} />
          <span>{t('make.help.seed')}</span>
          <Button variant="soft" onClick={() => onChange(withHelp(placed, locale, audience, html))}>
            {t('make.help.takeSeed')}
          </Button>
        </p>
      )}
      <div>
        <p className={classes.subtitle}>{t('make.help.sound')}</p>
        <AudioField
          words={firstWords(html)}
          language={locale}
          label={`${t('make.help.sound')}: ${label}`}
          place={soundPlace(placed, locale, audience)}
          value={soundOf(data, locale, audience)}
          onChange={(file) => {
            // As it is when the sound has come.
            const held = now().content as unknown as ActivityData;
            onChange(withSound(placedIn(held), locale, audience, file));
          }}
        />
      </div>
    </div>
  );
}
