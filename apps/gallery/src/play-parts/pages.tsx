import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Disc } from '@flink/ui/play/buttons/disc.tsx';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { DialogActions } from '@flink/ui/play/dialogs/dialog-actions.tsx';
import { PasswordField } from '@flink/ui/play/fields/password-field.tsx';
import { RadioGroup } from '@flink/ui/play/fields/radio-group.tsx';
import { ProgressDots } from '@flink/ui/play/game/progress-dots.tsx';
import { Companion } from '@flink/ui/play/people/companion.tsx';
import { Face } from '@flink/ui/play/people/face.tsx';
import { FaceButton } from '@flink/ui/play/people/face-button.tsx';
import { FaceList } from '@flink/ui/play/people/face-list.tsx';
import type { FaceName } from '@flink/ui/play/people/faces.ts';
import { PlayLook, type SceneName } from '@flink/ui/play/play-look.tsx';
import { Bar } from '@flink/ui/play/scene/bar.tsx';
import { Logo } from '@flink/ui/play/scene/logo.tsx';
import { Scene } from '@flink/ui/play/scene/scene.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { Stage } from '@flink/ui/play/scene/stage.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import type { Specimen } from '../specimen.ts';
import { languages } from './languages.ts';
import styles from './pages.module.css';
import { useSample } from './samples.ts';

interface Person {
  readonly name: string;
  readonly face: FaceName;
}

const family: readonly Person[] = [
  { name: 'Amani', face: 'amani' },
  { name: 'Juma', face: 'juma' },
  { name: 'Mama Neema', face: 'neema' },
  { name: 'Babu Joseph', face: 'joseph' },
];

const largeFamily: readonly Person[] = [
  ...family,
  { name: 'Maximiliana Alejandra', face: 'mia' },
  { name: 'Zawadi', face: 'zawadi' },
];

function SignIn({ people, open }: { readonly people: readonly Person[]; readonly open?: boolean }) {
  const { t, locale } = useTexts();
  const [language, setLanguage] = useState(locale);
  const [who, setWho] = useState<Person | undefined>(open ? people[0] : undefined);
  return (
    <PlayLook>
      <Scene />
      <Stage
        bar={
          <Bar
            start={<Logo />}
            tools={
              <RadioGroup
                label={t('signIn.language')}
                choices={languages}
                value={language}
                onChange={setLanguage}
              />
            }
            end={<RoundButton icon="help" label={t('signIn.help')} />}
          />
        }
        foot={<Button icon="lock">{t('signIn.anotherFamily')}</Button>}
        companion={<Companion pose="happy" text={t('signIn.tapYourFace')} size="l" />}
      >
        <Sheet hilly className={styles.board}>
          <div className={styles.ask}>
            <SpeakButton text={t('signIn.whoIsPlaying')} />
            <h1>{t('signIn.whoIsPlaying')}</h1>
          </div>
          <FaceList label={t('signIn.whoIsPlaying')}>
            {people.map((person) => (
              <FaceButton
                key={person.name}
                name={person.name}
                face={person.face}
                onClick={() => setWho(person)}
              />
            ))}
          </FaceList>
        </Sheet>
      </Stage>
      {who && <PasswordDialog who={who} onClose={() => setWho(undefined)} />}
    </PlayLook>
  );
}

function PasswordDialog({ who, onClose }: { readonly who: Person; readonly onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog
      title={t('signIn.hello', { name: who.name })}
      crown={
        <Disc>
          <Face name={who.face} />
        </Disc>
      }
      onClose={onClose}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <PasswordField label={t('signIn.password')} defaultValue="simba7" data-autofocus />
        <DialogActions>
          <Button variant="ghost">{t('signIn.forgotPassword')}</Button>
          <Button variant="go" type="submit" iconEnd="next">
            {t('signIn.login')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Game({ scene }: { readonly scene: SceneName }) {
  const { t } = useTexts();
  const say = useSample();
  return (
    <PlayLook scene={scene}>
      <Scene />
      <Stage
        fit="screen"
        bar={
          <Bar
            start={<RoundButton icon="back" label={say('back')} />}
            middle={
              <ProgressDots steps={['right', 'right', 'tried', 'right', 'now', 'todo', 'todo', 'todo']} />
            }
            end={<RoundButton icon="help" tone="sun" label={t('signIn.help')} />}
          />
        }
        companion={<Companion pose="thinking" text={say('lookAtEars')} corner="end" speaks="above" />}
      >
        <div className={styles.game}>
          <Sheet className={styles.task}>
            <SpeakButton text={say('task')} />
            <h1>{say('task')}</h1>
          </Sheet>
        </div>
      </Stage>
    </PlayLook>
  );
}

export const pageSpecimens: readonly Specimen[] = [
  {
    id: 'page-sign-in',
    title: 'Page: who is playing?',
    look: 'play',
    render: () => <SignIn people={family} />,
  },
  {
    id: 'page-sign-in-six',
    title: 'Page: who is playing? Six people',
    look: 'play',
    render: () => <SignIn people={largeFamily} />,
  },
  {
    id: 'page-password',
    title: 'Page: password',
    look: 'play',
    render: () => <SignIn people={family} open />,
  },
  { id: 'page-savanna', title: 'Stage: savanna', look: 'play', render: () => <Game scene="savanna" /> },
  { id: 'page-sea', title: 'Stage: sea', look: 'play', render: () => <Game scene="sea" /> },
  { id: 'page-forest', title: 'Stage: forest', look: 'play', render: () => <Game scene="forest" /> },
  { id: 'page-space', title: 'Stage: space', look: 'play', render: () => <Game scene="space" /> },
];
