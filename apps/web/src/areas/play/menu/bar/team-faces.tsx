import { Face } from '@flink/ui/play/people/face.tsx';
import { learnerColour } from '@flink/ui/play/people/learner-colour.ts';
import { colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useSession } from '../../../../shared/session/session-store.ts';
import { faceOf } from '../../face-of.ts';
import styles from './team-faces.module.css';

/** Who plays here now, each with the colour of their stars. */
export function TeamFaces() {
  const { t } = useTexts();
  const team = useSession()?.team ?? [];
  return (
    <ul className={styles.team} aria-label={t('menu.playingNow')} data-size={team.length}>
      {team.map((learner, place) => (
        <li key={learner._id} className={styles.learner} style={colourTokens(learnerColour(place))}>
          <Face name={faceOf(learner)} className={styles.face} />
          <span className={styles.name}>{learner.firstname}</span>
        </li>
      ))}
    </ul>
  );
}
