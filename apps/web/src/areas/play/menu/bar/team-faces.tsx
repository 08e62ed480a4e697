import { Face } from '@flink/ui/play/people/face.tsx';
import { teamColours } from '@flink/ui/play/people/team-colours.ts';
import { colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { faceOf } from '../../../../shared/play/face-of.ts';
import { useSession } from '../../../../shared/session/session-store.ts';
import styles from './team-faces.module.css';

/** Who plays here now, each with the colour of their stars. */
export function TeamFaces() {
  const { t } = useTexts();
  const team = useSession()?.team ?? [];
  const colours = teamColours(team.map(({ familyPlace }) => familyPlace));
  return (
    <ul className={styles.team} aria-label={t('menu.playingNow')} data-size={team.length}>
      {team.map((learner, place) => (
        <li key={learner._id} className={styles.learner} style={colourTokens(colours[place] ?? 'purple')}>
          <Face name={faceOf(learner)} className={styles.face} />
          <span className={styles.name}>{learner.firstname}</span>
        </li>
      ))}
    </ul>
  );
}
