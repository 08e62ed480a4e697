import { Bar } from '@flink/ui/play/bar.tsx';
import type { Pose } from '@flink/ui/play/character.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { Companion } from '@flink/ui/play/companion.tsx';
import { Logo } from '@flink/ui/play/logo.tsx';
import { RoundButton } from '@flink/ui/play/round-button.tsx';
import { Stage } from '@flink/ui/play/stage.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { ReactNode } from 'react';
import { useCommonData } from '../../../shared/common-data.ts';
import { leave } from '../../../shared/session/leave.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import styles from './menu-stage.module.css';
import { TeamFaces } from './team-faces.tsx';

export interface FletcherSays {
  readonly pose: Pose;
  readonly text: string;
}

export interface MenuStageProps {
  /** Without it the page is the top of the menu. */
  readonly onUp?: (() => void) | null;
  /** `soon` keeps his place free. */
  readonly says?: FletcherSays | 'soon' | undefined;
  /** Where what is lower than the screen stands. */
  readonly stand?: 'top' | 'middle';
  readonly children: ReactNode;
}

/** What the pages of the menu share: the way up, who plays, the way out, and Fletcher. */
export function MenuStage({ onUp, says, stand = 'top', children }: MenuStageProps) {
  const { t } = useTexts();
  const mayLeave = useMayLeave();
  return (
    <Stage
      place={stand}
      bar={
        <Bar
          start={onUp ? <RoundButton icon="back" label={t('menu.up')} onClick={onUp} /> : <Logo />}
          middle={<TeamFaces />}
          end={mayLeave && <RoundButton icon="logOut" label={t('shell.signOut')} onClick={leave} />}
        />
      }
    >
      <div className={classNames(styles.content, says && styles.accompanied)}>
        {children}
        {says && says !== 'soon' && (
          <div className={styles.corner}>
            <Companion pose={says.pose} text={says.text} corner="end" speaks="above" />
          </div>
        )}
      </div>
    </Stage>
  );
}

/** Centers can take the way out away (spec 1 §6, noLogout). */
function useMayLeave(): boolean {
  const { learningCenters } = useCommonData();
  const centerId = useSession()?.user.learningCenterId;
  return learningCenters.find(({ _id }) => _id === centerId)?.config.noLogout !== true;
}
