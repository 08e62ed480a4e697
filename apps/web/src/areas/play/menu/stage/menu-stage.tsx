import { classNames } from '@flink/ui/play/class-names.ts';
import type { Pose } from '@flink/ui/play/people/character.tsx';
import { Companion } from '@flink/ui/play/people/companion.tsx';
import { Stage } from '@flink/ui/play/scene/stage.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { CSSProperties, ReactNode } from 'react';
import { usePlayData } from '../../data/menu-data.ts';
import { MenuBar } from '../bar/menu-bar.tsx';
import { useMenuTools } from '../bar/menu-tools-provider.tsx';
import { useHoldToHear } from './hold-to-hear.ts';
import styles from './menu-stage.module.css';
import { useSpokenAdvice } from './use-spoken-advice.ts';

export interface FletcherSays {
  readonly pose: Pose;
  readonly text: string;
}

export interface MenuStageProps {
  /** What the page is called, to be read aloud. */
  readonly title?: string;
  /** Of the title, where it comes from the menu. */
  readonly lang?: string;
  /** Without it the page is the top of the menu. */
  readonly onUp?: (() => void) | null;
  /** `soon` keeps his place free. */
  readonly says?: FletcherSays | 'soon' | undefined;
  /** Where what is lower than the screen stands. */
  readonly stand?: 'top' | 'middle';
  readonly children: ReactNode;
}

/** What the pages of the menu share: the bar with its tools, and Fletcher. */
export function MenuStage(props: MenuStageProps) {
  const { title, lang, onUp = null, says, stand = 'top', children } = props;
  const { locale } = useTexts();
  const { tools, onTool } = useMenuTools();
  useHoldToHear(usePlayData()?.learners[0]?.settings.touchSpeaks ?? false);
  const words = says !== 'soon' && says;
  useSpokenAdvice(words ? words.text : undefined, locale);
  const spoken = [
    ...(title ? [{ text: title, locale: lang ?? locale }] : []),
    ...(words ? [{ text: words.text, locale }] : []),
  ];
  return (
    <Stage place={stand} bar={<MenuBar tools={tools} spoken={spoken} onUp={onUp} onTool={onTool} />}>
      <div
        className={classNames(styles.content, says && styles.accompanied)}
        style={{ '--letters': words ? words.text.length : 0 } as CSSProperties}
      >
        {children}
        {words && (
          <div className={styles.corner}>
            <Companion pose={words.pose} text={words.text} corner="end" speaks="above" />
          </div>
        )}
      </div>
    </Stage>
  );
}
