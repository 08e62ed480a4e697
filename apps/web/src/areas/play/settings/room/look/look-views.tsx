import type { LearnerSettings } from '@flink/contract/entities/learner-settings.ts';
import { Character } from '@flink/ui/play/people/character.tsx';
import { colourAt, colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { ScenePreview } from '@flink/ui/play/scene/scene-preview.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type CommonData, useCommonData } from '../../../../../shared/common-data.ts';
import type { PlayData } from '../../../data/menu-data.ts';
import {
  characterLabel,
  chosenLook,
  drawnCharacter,
  drawnTheme,
  type OwnLooks,
  ownCharacter,
  scenesIn,
  type shownIn,
  themeLabel,
} from '../../drawn-look.ts';
import { type Draft, picked, withLooks } from '../settings-draft.ts';
import { LanguagePicture, ModulePicture } from '../settings-pictures.tsx';
import styles from './look-views.module.css';
import { Picker } from './picker.tsx';

type Solution = ReturnType<typeof shownIn<PlayData['product']['solutions'][number]>>;

export type Language = CommonData['locales'][number];

export interface LookViewProps {
  readonly draft: Draft;
  readonly settings: LearnerSettings;
  /** What the installation made or changed. */
  readonly own: OwnLooks;
  readonly solutions: readonly Solution[];
  /** The one that is chosen in the draft. */
  readonly solution: Solution;
  /** Those that can be chosen here. */
  readonly languages: readonly Language[];
  readonly onDraft: (draft: Draft) => void;
  readonly onBack: () => void;
}

/** Spec 1 §9. */
const CHARACTERS_PER_PAGE = 4;
const THEMES_PER_PAGE = 3;
const SOLUTIONS_PER_PAGE = 4;
const LANGUAGES_PER_PAGE = 4;

export function CharactersView({ draft, settings, own, solution, onDraft, onBack }: LookViewProps) {
  const { t } = useTexts();
  return (
    <Picker
      label={t('settings.button.characters')}
      items={solution.characters}
      chosen={chosenLook(withLooks(settings, draft), solution, own).character}
      perPage={CHARACTERS_PER_PAGE}
      nameOf={(who) => characterLabel(t, own, who)}
      draw={(who) => (
        <Character
          who={drawnCharacter(who)}
          own={ownCharacter(own, who)}
          pose="idle"
          className={styles.character}
        />
      )}
      onPick={(who) => onDraft(picked(draft, 'character', who))}
      onBack={onBack}
    />
  );
}

export function ThemesView({ draft, settings, own, solution, onDraft, onBack }: LookViewProps) {
  const { t } = useTexts();
  return (
    <Picker
      label={t('settings.button.themes')}
      items={solution.themes}
      chosen={chosenLook(withLooks(settings, draft), solution, own).theme}
      perPage={THEMES_PER_PAGE}
      nameOf={(theme) => themeLabel(t, own, theme)}
      draw={(theme) => (
        <ScenePreview theme={drawnTheme(theme)} picture={firstPicture(own, theme)} className={styles.theme} />
      )}
      onPick={(theme) => onDraft(picked(draft, 'theme', theme))}
      onBack={onBack}
    />
  );
}

export function SolutionView({ draft, solutions, onDraft, onBack }: LookViewProps) {
  const { t } = useTexts();
  const { locales } = useCommonData();
  const of = (id: string) => solutions.find(({ _id }) => _id === id);
  const language = (id: string) => locales.find(({ code }) => code === of(id)?.locale)?.displayName;
  const sign = (id: string) => {
    const lang = of(id)?.locale ?? '';
    return (
      <span
        className={styles.module}
        style={colourTokens(colourAt(solutions.findIndex(({ _id }) => _id === id)))}
      >
        <ModulePicture letters={firstLetters(language(id) ?? lang)} lang={lang} />
      </span>
    );
  };
  return (
    <Picker
      label={t('settings.button.solution')}
      items={solutions.map(({ _id }) => _id)}
      chosen={draft.selectedSolutionId}
      perPage={SOLUTIONS_PER_PAGE}
      nameOf={(id) => of(id)?.displayName ?? ''}
      detailOf={language}
      draw={sign}
      onPick={(selectedSolutionId) => onDraft({ ...draft, selectedSolutionId })}
      onBack={onBack}
    />
  );
}

export function LanguageView({ draft, languages, onDraft, onBack }: LookViewProps) {
  const { t } = useTexts();
  const nameOf = (wanted: string) => languages.find(({ code }) => code === wanted)?.displayName ?? wanted;
  const sign = (code: string) => (
    <span
      className={styles.module}
      style={colourTokens(colourAt(languages.findIndex((language) => language.code === code)))}
    >
      <LanguagePicture letters={firstLetters(nameOf(code))} lang={code} />
    </span>
  );
  return (
    <Picker
      label={t('settings.button.language')}
      items={languages.map(({ code }) => code)}
      chosen={draft.locale}
      perPage={LANGUAGES_PER_PAGE}
      nameOf={nameOf}
      langOf={(code) => code}
      draw={sign}
      onPick={(locale) => onDraft({ ...draft, locale })}
      onBack={onBack}
    />
  );
}

/** A theme is known by its first scene. */
function firstPicture({ scenes }: OwnLooks, theme: string): string | undefined {
  const [first] = scenesIn(scenes?.[theme]) ?? [];
  return typeof first === 'string' ? first : undefined;
}

/** Two, as a person counts letters. */
const firstLetters = (name: string): string =>
  [...new Intl.Segmenter().segment(name)]
    .slice(0, 2)
    .map(({ segment }) => segment)
    .join('');
