import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { Bar } from '@flink/ui/play/scene/bar.tsx';
import { Stage } from '@flink/ui/play/scene/stage.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { ReactNode } from 'react';

export interface ActivityFrameProps {
  readonly fit?: 'screen';
  onLeave(): void;
  readonly children: ReactNode;
}

/** Where there is no game to draw: the place of an activity, with the way back. */
export function ActivityFrame({ fit, onLeave, children }: ActivityFrameProps) {
  const { t } = useTexts();
  return (
    <Stage
      fit={fit}
      place="middle"
      bar={<Bar start={<RoundButton icon="back" label={t('activity.back')} onClick={onLeave} />} />}
    >
      {children}
    </Stage>
  );
}
