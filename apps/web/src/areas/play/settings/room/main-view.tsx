import { volumeOf } from '@flink/game-kit/react/volumes.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Character } from '@flink/ui/play/people/character.tsx';
import { Face } from '@flink/ui/play/people/face.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { ReactNode } from 'react';
import { faceOf } from '../../../../shared/play/face-of.ts';
import type { PlayData } from '../../data/menu-data.ts';
import { characterLabel, chosenLook, drawnCharacter, ownCharacter, themeLabel } from '../drawn-look.ts';
import { BigButton, BigSwitch } from './big-button.tsx';
import type { LookViewProps } from './look/look-views.tsx';
import styles from './main-view.module.css';
import type { SettingsButton } from './settings-buttons.ts';
import { type LearnerWish, SWITCHES, type Switch, withLooks } from './settings-draft.ts';
import { settingsPictures } from './settings-pictures.tsx';
import type { View } from './settings-room.tsx';
import { loudness } from './sound/loudness.ts';
import type { useSaveSettings } from './use-save-settings.ts';

type Learner = PlayData['learners'][number];

export interface MainViewProps extends LookViewProps {
  readonly data: PlayData;
  readonly learner: Learner;
  readonly buttons: readonly SettingsButton[];
  /** The view one comes back from. */
  readonly last: View;
  readonly save: ReturnType<typeof useSaveSettings>;
  /** Null while nothing has changed. */
  readonly change: LearnerWish | null;
  readonly onOpen: (view: View) => void;
  readonly onQuickStart: () => void;
  readonly onCancel: () => void;
}

const isSwitch = (button: SettingsButton): button is Switch & SettingsButton =>
  (SWITCHES as readonly string[]).includes(button);

/** MAIN: a big button for everything that can be set, and Cancel and Save at the bottom. */
export function MainView(props: MainViewProps) {
  const { learner, buttons, save, change, onCancel } = props;
  const { t } = useTexts();
  return (
    <>
      <ul className={styles.buttons} data-count={buttons.length}>
        {buttons.map((button) => (
          <li key={button}>
            <MainButton {...props} button={button} />
          </li>
        ))}
      </ul>
      {save.isError && !save.isPending && (
        <p className={styles.failed} role="alert">
          {t('error.families.saveFailed')}
        </p>
      )}
      <footer className={styles.foot}>
        <p className={styles.owner}>
          <Face name={faceOf(learner)} className={styles.face} />
          <span>{t('settings.owner', { name: learner.firstname })}</span>
        </p>
        <div className={styles.ways}>
          <Button onClick={onCancel}>{t('uiPlay.cancel')}</Button>
          <Button
            variant="go"
            icon={save.isError ? 'retry' : undefined}
            disabled={change === null}
            busy={save.isPending}
            onClick={() => change && save.mutate(change)}
          >
            {save.isError ? t('settings.saveAgain') : t('settings.save')}
          </Button>
        </div>
      </footer>
    </>
  );
}

function MainButton(props: MainViewProps & { readonly button: SettingsButton }) {
  const { button, data, settings, draft, solution, languages, last, onDraft, onOpen, onQuickStart } = props;
  const { t } = useTexts();
  const name = t(`settings.button.${button}`);
  const look = chosenLook(withLooks(settings, draft), solution, data);

  if (isSwitch(button))
    return (
      <BigSwitch
        button={button}
        name={name}
        art={settingsPictures[button]}
        on={draft[button]}
        onTurn={(on) => onDraft({ ...draft, [button]: on })}
      />
    );
  if (button === 'quickStart')
    return <BigButton button={button} name={name} art={settingsPictures.quickStart} onPress={onQuickStart} />;

  const members = data.family.familyMembers;
  const more: Readonly<Record<typeof button, readonly [art: ReactNode, value?: string]>> = {
    solution: [settingsPictures.solution, solution.displayName],
    characters: [
      <Character
        key="who"
        who={drawnCharacter(look.character)}
        own={ownCharacter(data, look.character)}
        pose="idle"
      />,
      characterLabel(t, data, look.character),
    ],
    themes: [settingsPictures.themes, themeLabel(t, data, look.theme)],
    language: [settingsPictures.language, languages.find(({ code }) => code === draft.locale)?.displayName],
    sound: [settingsPictures.sound, loudness(t, volumeOf('voice'))],
    family: [
      <span key="faces" className={styles.faces}>
        {members.slice(0, 3).map((member) => (
          <Face key={member._id} name={faceOf(member)} />
        ))}
      </span>,
      t('settings.people', { count: members.length }),
    ],
    account: [settingsPictures.account, t('settings.account.timeLeft')],
  };
  const [art, value] = more[button];
  return (
    <BigButton
      button={button}
      name={name}
      art={art}
      value={value}
      focused={last === button}
      onPress={() => onOpen(button)}
    />
  );
}
