import { colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { CSSProperties } from 'react';
import { SubjectPicture, subjectColour, subjectName } from '../menu/board/subject.tsx';
import type { LearnerProgress } from './family-progress.ts';
import styles from './meadow.module.css';
import { PlantPicture } from './plant-picture.tsx';
import { plantsOf } from './plants.ts';

type Level = LearnerProgress['levels'][number];

/** What somebody has reached, as a meadow: a bed for each level, a flower for each group that is mastered. */
export function Meadow({ levels }: Pick<LearnerProgress, 'levels'>) {
  const { t } = useTexts();
  const bySubject = [...Map.groupBy(levels, ({ subject }) => subject)];
  return (
    <section className={styles.meadow} aria-label={t('progress.meadow')}>
      {bySubject.map(([subject, own], place) => (
        <section
          key={subject}
          className={styles.subject}
          aria-label={subjectName(t, subject)}
          style={colourTokens(subjectColour(subject, place))}
        >
          <h3 className={styles.sign}>
            <SubjectPicture subject={subject} className={styles.picture} />
            <span className={styles.name}>{subjectName(t, subject)}</span>
          </h3>
          <ul className={styles.beds} style={{ '--levels': own.length } as CSSProperties}>
            {own.map((level) => (
              <Bed key={level.level} level={level} />
            ))}
          </ul>
        </section>
      ))}
      <Legend />
    </section>
  );
}

function Bed({ level: { level, groups } }: { readonly level: Level }) {
  const { t } = useTexts();
  return (
    <li className={styles.bed}>
      <VisuallyHidden>{t('progress.bed', { level: String(level), ...groups })}</VisuallyHidden>
      <span className={styles.plants} aria-hidden="true">
        {plantsOf(groups).map((plant, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plant is its place in the bed
          <span key={place} className={styles.spot}>
            <PlantPicture plant={plant} place={place + level} className={styles.plant} />
          </span>
        ))}
      </span>
      <span className={styles.ground} aria-hidden="true">
        <strong>{level}</strong>
        <span>
          {groups.mastered}/{groups.total}
        </span>
      </span>
    </li>
  );
}

/** What the plants mean, for the eye: each bed says it in words as well. */
function Legend() {
  const { t } = useTexts();
  return (
    <ul className={styles.legend} aria-hidden="true" style={colourTokens('red')}>
      {(['flower', 'bud', 'seed'] as const).map((plant) => (
        <li key={plant}>
          <PlantPicture plant={plant} place={0} className={styles.small} />
          {t(`progress.plant.${plant}`)}
        </li>
      ))}
    </ul>
  );
}
