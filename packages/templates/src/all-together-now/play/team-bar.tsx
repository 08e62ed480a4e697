import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { type AnswerColour, colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useHouseLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { CSSProperties } from 'react';
import styles from './team-bar.module.css';

export interface TeamBarProps {
  readonly names: readonly string[];
  readonly colours: readonly AnswerColour[];
  /** Who has the device, or gets it next. */
  readonly turning: number | null;
  /** How many have chosen; nobody is told what. */
  readonly picked: number;
  /** Who was right, once the picks lie open. */
  readonly right: readonly number[] | null;
  readonly stars: number;
  readonly problems: number;
}

const STAR = 'm12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9Z';

/** Who plays, who has chosen, and what all of them have won together. */
export function TeamBar({ names, colours, turning, picked, right, stars, problems }: TeamBarProps) {
  const { t } = useTexts();
  const language = useHouseLanguage();
  return (
    <Sheet shape="pill" className={styles.bar} {...language}>
      {names.length > 1 && (
        <ol className={styles.names}>
          {names.map((name, player) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two players may have the same name
              key={player}
              className={styles.name}
              style={colourTokens(colours[player] ?? 'purple')}
              aria-current={player === turning ? 'step' : undefined}
            >
              <bdi>{name}</bdi>
              {right === null && player < picked && (
                <span className={styles.chosen}>
                  <VisuallyHidden>{t('allTogetherNow.chosen')}</VisuallyHidden>
                </span>
              )}
              {right?.includes(player) && (
                <>
                  <Icon name="check" className={styles.check} />
                  <VisuallyHidden>{t('uiPlay.step.right')}</VisuallyHidden>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      <span className={styles.team}>{t('allTogetherNow.team')}</span>
      <span
        className={styles.track}
        role="img"
        aria-label={t('allTogetherNow.stars', { count: stars, total: problems })}
        style={{ '--won': stars / problems } as CSSProperties}
      >
        <span className={styles.fill} />
        <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true">
          <path d={STAR} />
        </svg>
        <span className={styles.count} dir="ltr">
          {stars} / {problems}
        </span>
      </span>
    </Sheet>
  );
}
