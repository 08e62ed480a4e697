import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { type IconName, iconPaths } from '@flink/ui/play/buttons/icon-paths.ts';
import { LinkButton } from '@flink/ui/play/buttons/link-button.tsx';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { useState } from 'react';
import type { Specimen } from '../specimen.ts';
import styles from './board.module.css';
import { Board, State } from './board.tsx';
import { useSample } from './samples.ts';

function Buttons() {
  const say = useSample();
  const [busy, setBusy] = useState(true);
  return (
    <Board title="Button">
      <State name="go: the biggest thing to touch">
        <Button variant="go" iconEnd="next">
          {say('play')}
        </Button>
        <Button variant="go" disabled>
          {say('next')}
        </Button>
        <Button variant="go" busy={busy} iconEnd="next">
          {say('next')}
        </Button>
      </State>
      <State name="plain">
        <Button onClick={() => setBusy(!busy)}>{say('next')}</Button>
        <Button icon="lock">{say('back')}</Button>
        <Button disabled>{say('next')}</Button>
        <Button busy>{say('next')}</Button>
      </State>
      <State name="ghost">
        <Button variant="ghost">{say('back')}</Button>
        <Button variant="ghost" disabled>
          {say('back')}
        </Button>
        <Button variant="ghost" busy>
          {say('back')}
        </Button>
      </State>
      <State name="sun: here, next">
        <Button variant="sun" icon="hint">
          {say('hint')}
        </Button>
        <Button variant="sun" icon="hint" disabled>
          {say('hint')}
        </Button>
      </State>
      <State name="danger: cannot be undone">
        <Button variant="danger">{say('remove')}</Button>
      </State>
      <State name="long words wrap">
        <Button variant="go" iconEnd="next">
          {say('long')}
        </Button>
        <Button icon="settings">{say('long')}</Button>
      </State>
      <State name="a link that looks like a button">
        <LinkButton href="#/play/button" icon="home">
          {say('back')}
        </LinkButton>
      </State>
    </Board>
  );
}

function RoundButtons() {
  const say = useSample();
  const [speaking, setSpeaking] = useState(true);
  return (
    <Board title="Round button" scene="forest">
      <State name="paper">
        <RoundButton icon="back" label={say('back')} />
        <RoundButton icon="close" label={say('back')} />
        <RoundButton icon="settings" label={say('back')} />
        <RoundButton icon="home" label={say('back')} disabled />
      </State>
      <State name="sun">
        <RoundButton icon="help" tone="sun" label={say('hint')} />
        <RoundButton icon="hint" tone="sun" label={say('hint')} disabled />
      </State>
      <State name="teal always speaks; at rest and speaking">
        <SpeakButton text={say('task')} />
        <SpeakButton text={say('task')} speaking={speaking} onClick={() => setSpeaking(!speaking)} />
      </State>
      <State name="large">
        <RoundButton icon="home" size="l" label={say('back')} />
        <RoundButton icon="retry" size="l" label={say('next')} />
      </State>
    </Board>
  );
}

function Icons() {
  return (
    <Board title="Icons" scene="sea">
      <div className={styles.icons}>
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <span key={name} className={styles.icon}>
            <Icon name={name} />
            {name}
          </span>
        ))}
      </div>
    </Board>
  );
}

export const buttonSpecimens: readonly Specimen[] = [
  { id: 'button', title: 'Button', look: 'play', render: () => <Buttons /> },
  { id: 'round-button', title: 'Round button', look: 'play', render: () => <RoundButtons /> },
  { id: 'icons', title: 'Icons', look: 'play', render: () => <Icons /> },
];
