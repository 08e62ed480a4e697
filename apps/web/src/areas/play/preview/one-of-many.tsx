import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Stage } from '@flink/ui/play/scene/stage.tsx';
import { StateSheet } from '@flink/ui/play/states/state-sheet.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useRef } from 'react';
import { useEscape } from '../activity/use-escape.ts';
import { ReadToMe } from '../read-to-me.tsx';

export interface OneOfManyProps {
  onAgain(): void;
  /** To the door of the grown-ups. */
  onLeave(): void;
}

/** After the one activity that a newcomer plays: there are more, and who can open the door. */
export function OneOfMany({ onAgain, onLeave }: OneOfManyProps) {
  const { t } = useTexts();
  const room = useRef<HTMLElement>(null);
  useEffect(() => {
    room.current?.focus();
  }, []);
  useEscape(onLeave);
  const title = t('play.oneOfMany');
  const text = t('play.askAGrownUp');
  return (
    <Stage place="middle">
      {/* The button that was pressed is gone: the focus is here, and the words are heard. */}
      <section ref={room} aria-label={`${title} ${text}`} tabIndex={-1}>
        <StateSheet
          pose="happy"
          sign="play"
          tint="var(--sun-200)"
          title={title}
          text={text}
          speaker={<ReadToMe title={title} lines={[text]} />}
        >
          <Button icon="retry" onClick={onAgain}>
            {t('activity.results.again')}
          </Button>
          <Button variant="go" icon="lock" onClick={onLeave}>
            {t('signIn.grownUps')}
          </Button>
        </StateSheet>
      </section>
    </Stage>
  );
}
