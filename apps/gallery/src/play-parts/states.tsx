import { Button } from '@flink/ui/play/buttons/button.tsx';
import { PlayLook, type SceneName } from '@flink/ui/play/play-look.tsx';
import { Scene } from '@flink/ui/play/scene/scene.tsx';
import { Stage } from '@flink/ui/play/scene/stage.tsx';
import { EmptyState } from '@flink/ui/play/states/empty-state.tsx';
import { ErrorState } from '@flink/ui/play/states/error-state.tsx';
import { Skeleton, SkeletonScreen } from '@flink/ui/play/states/skeleton.tsx';
import { Waiting } from '@flink/ui/play/states/waiting.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { ReactNode } from 'react';
import type { Specimen } from '../specimen.ts';
import styles from './board.module.css';
import { Board, State } from './board.tsx';
import { useSample } from './samples.ts';

function Place({ scene, children }: { readonly scene: SceneName; readonly children: ReactNode }) {
  return (
    <PlayLook scene={scene}>
      <Scene />
      <Stage place="middle">
        <h1>
          <VisuallyHidden>Flink</VisuallyHidden>
        </h1>
        {children}
      </Stage>
    </PlayLook>
  );
}

function Empty() {
  const say = useSample();
  return (
    <Place scene="forest">
      <EmptyState title={say('noMembers')} text={say('noMembersText')}>
        <Button variant="go">{say('addMember')}</Button>
      </EmptyState>
    </Place>
  );
}

function Broken() {
  const { t } = useTexts();
  const say = useSample();
  return (
    <Place scene="savanna">
      <ErrorState kind="broken" text={t('shell.somethingWentWrongText')} onRefresh={() => location.reload()}>
        <Button icon="home">{say('back')}</Button>
      </ErrorState>
    </Place>
  );
}

function Offline() {
  const { t } = useTexts();
  return (
    <Place scene="sea">
      <ErrorState kind="offline" text={t('shell.cannotConnectText')} onRefresh={() => location.reload()} />
    </Place>
  );
}

function WaitingSigns() {
  const say = useSample();
  return (
    <Board title="Waiting">
      <State name="without and with words">
        <Waiting />
        <Waiting text={say('loading')} />
      </State>
      <State name="how far it is">
        <Waiting text={say('loading')} progress={0.1} />
        <Waiting text={say('loading')} progress={0.65} />
      </State>
      <State name="skeletons in the shape of what comes">
        <SkeletonScreen>
          <div className={styles.bones}>
            <div className={styles.bonesRow}>
              <Skeleton shape="disc" />
              <Skeleton shape="title" />
            </div>
            <Skeleton shape="line" />
            <Skeleton shape="line" width="72%" />
            <Skeleton shape="card" />
            <Skeleton shape="button" />
          </div>
        </SkeletonScreen>
      </State>
    </Board>
  );
}

export const stateSpecimens: readonly Specimen[] = [
  { id: 'waiting', title: 'Waiting and skeletons', look: 'play', render: () => <WaitingSigns /> },
  { id: 'empty-state', title: 'Empty state', look: 'play', render: () => <Empty /> },
  { id: 'error-broken', title: 'Error: something went wrong', look: 'play', render: () => <Broken /> },
  { id: 'error-offline', title: 'Error: no connection', look: 'play', render: () => <Offline /> },
];
