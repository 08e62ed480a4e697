import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { type Translate, useTexts } from '@flink/ui/texts/texts.tsx';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useCommonData } from '../../../../shared/common-data.ts';
import { currentSession } from '../../../../shared/session/session-store.ts';
import { speak, stopSpeaking } from '../../../../shared/speak.ts';
import type { PlayData } from '../../data/menu-data.ts';
import { shownIn } from '../drawn-look.ts';
import { AccountPlace, AccountTitle } from './account/account-place.tsx';
import { OwnDataView } from './data/own-data-view.tsx';
import { FamilyView } from './family/family-view.tsx';
import { CharactersView, LanguageView, SolutionView, ThemesView } from './look/look-views.tsx';
import { MainView } from './main-view.tsx';
import { buttonsFor } from './settings-buttons.ts';
import { changeOf, type Draft, draftOf } from './settings-draft.ts';
import { SoundView } from './sound/sound-view.tsx';
import { useSaveSettings } from './use-save-settings.ts';

export type View =
  | 'main'
  | 'solution'
  | 'characters'
  | 'themes'
  | 'language'
  | 'sound'
  | 'family'
  | 'data'
  | 'account';

export interface SettingsRoomProps {
  readonly data: PlayData;
  readonly onQuickStart?: (() => void) | undefined;
  readonly onClose: () => void;
}

type Learner = PlayData['learners'][number];

/** The six views of spec 1 §2 in one dialog, the language and the sound. The settings are those of the first of the team: theirs hold. */
export function SettingsRoom(props: SettingsRoomProps) {
  const [learner] = props.data.learners;
  return learner ? <Views {...props} learner={learner} /> : null;
}

function Views({ data, learner, onQuickStart, onClose }: SettingsRoomProps & { readonly learner: Learner }) {
  const { t, locale } = useTexts();
  const dialogs = useDialogs();
  const [view, setView] = useState<View>('main');
  const [last, setLast] = useState<View>('main');
  const mine = { settings: learner.settings, selectedSolutionId: data.selectedSolutionId, locale };
  const [draft, setDraft] = useState<Draft>(() => draftOf(mine));
  const { locales } = useCommonData();
  // Those of the center, and the one that is spoken: nobody loses it by looking.
  const languages = locales.filter(
    ({ code }) => code === locale || data.center.config.locales.includes(code),
  );
  const [familyChanged, setFamilyChanged] = useState(false);
  const save = useSaveSettings(learner._id, onClose);
  const body = useFocusIn(view);
  const [speaking, setSpeaking] = useState(false);
  useEffect(() => stopSpeaking, []);

  const solutions = data.product.solutions.map((one) => shownIn(one, data));
  const solution = solutions.find(({ _id }) => _id === draft.selectedSolutionId) ?? solutions[0];
  const change = changeOf({ ...mine, solutions }, draft);
  const mayLose = async (changed: boolean) =>
    !changed ||
    (await dialogs.confirm({
      title: t('settings.unsaved.title'),
      message: t('settings.unsaved.text'),
      ok: t('settings.unsaved.leave'),
      cancel: t('settings.unsaved.stay'),
      danger: true,
    }));
  // The browser's own way back asks as well; somebody who was signed out has nothing left to save.
  const unsaved = change !== null || (view === 'family' && familyChanged);
  useBlocker({
    disabled: !unsaved,
    enableBeforeUnload: unsaved,
    shouldBlockFn: async () => currentSession() !== null && !(await mayLose(true)),
  });
  if (!solution) return null;

  const buttons = buttonsFor({
    ...data,
    solution,
    languages: languages.map(({ code }) => code),
    teamSize: data.learners.length,
    quickStartVideos: onQuickStart ? data.quickStartVideos : [],
  });

  const open = (next: View) => {
    setLast(view);
    setView(next);
  };
  const goBack = async () => {
    if (!(await mayLose(view === 'family' && familyChanged))) return;
    setFamilyChanged(false);
    open('main');
  };
  const openData = async () => {
    if (!(await mayLose(familyChanged))) return;
    setFamilyChanged(false);
    open('data');
  };
  const close = async () => {
    if (view === 'data') open('family');
    else if (view !== 'main') await goBack();
    else if (!save.isPending && (await mayLose(change !== null))) onClose();
  };

  // For grown-ups: a way back beside the title, and a cross that closes all, as drawn.
  const isAccount = view === 'account';
  const closeAll = async () => {
    if (await mayLose(change !== null)) onClose();
  };

  const title = titleOf(t, view);
  const read = async () => {
    setSpeaking(true);
    await speak(readAloud(body.current, title), locale);
    setSpeaking(false);
  };
  const watch = async () => {
    if (await mayLose(change !== null)) onQuickStart?.();
  };

  const shared = {
    own: data,
    draft,
    settings: learner.settings,
    solutions,
    solution,
    languages,
    onDraft: setDraft,
    onBack: goBack,
  };
  return (
    <Dialog
      title={isAccount ? <AccountTitle data={data} /> : title}
      size="screen"
      backdrop="stays"
      cross={view === 'main' || isAccount}
      lead={
        isAccount ? (
          <RoundButton icon="back" label={t('settings.goBack')} onClick={() => void goBack()} />
        ) : (
          <SpeakButton text={title} speaking={speaking} onClick={read} />
        )
      }
      onClose={isAccount ? closeAll : close}
    >
      <div ref={body} style={{ display: 'contents' }}>
        {view === 'main' && (
          <MainView
            {...shared}
            data={data}
            learner={learner}
            buttons={buttons}
            last={last}
            save={save}
            change={change}
            onOpen={open}
            onQuickStart={watch}
            onCancel={close}
          />
        )}
        {view === 'solution' && <SolutionView {...shared} />}
        {view === 'characters' && <CharactersView {...shared} />}
        {view === 'themes' && <ThemesView {...shared} />}
        {view === 'language' && <LanguageView {...shared} />}
        {view === 'sound' && <SoundView {...shared} />}
        {view === 'family' && (
          <FamilyView
            data={data}
            onChanged={setFamilyChanged}
            onData={() => void openData()}
            onBack={goBack}
          />
        )}
        {view === 'data' && <OwnDataView data={data} onBack={() => open('family')} />}
        {view === 'account' && <AccountPlace data={data} />}
      </div>
    </Dialog>
  );
}

function titleOf(t: Translate, view: View): string {
  if (view === 'main') return t('settings.title');
  return view === 'data' ? t('personalData.title') : t(`settings.button.${view}`);
}

/** Each view starts on what is chosen in it, or on the way in by which one came; else on its title. */
function useFocusIn(view: View) {
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is another place for the focus
  useEffect(() => {
    const dialog = body.current?.closest('dialog');
    const start = body.current?.querySelector<HTMLElement>('[data-autofocus]') ?? dialog?.querySelector('h2');
    start?.focus();
  }, [view]);
  return body;
}

/** The title and what the view says, one thing after the other. */
const readAloud = (body: HTMLElement | null, title: string): string =>
  [title, ...[...(body?.querySelectorAll('[data-say]') ?? [])].map(({ textContent }) => textContent)].join(
    '. ',
  );
