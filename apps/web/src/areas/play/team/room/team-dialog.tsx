import { TEAM_SIZE } from '@flink/contract/rules/people/team.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { FaceButton } from '@flink/ui/play/people/face-button.tsx';
import { FaceList } from '@flink/ui/play/people/face-list.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useRef, useState } from 'react';
import { faceOf } from '../../../../shared/play/face-of.ts';
import { useSession } from '../../../../shared/session/session-store.ts';
import { usePlayData } from '../../data/menu-data.ts';
import { ReadToMe } from '../../read-to-me.tsx';
import { JoinDialog, type JoiningPerson } from './join-dialog.tsx';
import styles from './team-dialog.module.css';
import { useLeaveTeam } from './use-change-team.ts';

interface Person {
  readonly _id: string;
  readonly firstname: string;
  readonly username: string;
  readonly type: 'adult' | 'child';
  readonly face: string | null;
}

/** Who plays on this device, by their faces; others of the family join with their password, and who has had enough leaves. */
export default function TeamDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const team = useSession()?.team ?? [];
  const data = useLastPlayData();
  const leaving = useLeaveTeam();
  const [joining, setJoining] = useState<JoiningPerson | 'somebodyElse' | null>(null);
  if (!data) return null;

  const isIn = ({ _id }: Person) => team.some((learner) => learner._id === _id);
  const family: readonly Person[] = data.family.familyMembers;
  const people: readonly Person[] = [...team, ...family.filter((member) => !isIn(member))];
  const isFull = team.length >= TEAM_SIZE;

  const touch = async (person: Person) => {
    if (!isIn(person)) {
      if (isFull) await dialogs.info(t('team.full'));
      else setJoining({ username: person.username, name: person.firstname, face: faceOf(person) });
    } else if (team.length === 1) {
      await dialogs.info(t('team.lastOne'));
    } else if (await dialogs.confirm(t('team.confirmLeave', { name: person.firstname }))) {
      leaving.mutate(person._id);
    }
  };

  const hint = isFull ? t('team.full') : t('team.touchToJoin');
  return (
    <>
      <Dialog
        title={t('team.title')}
        size="l"
        lead={<ReadToMe title={t('team.title')} lines={[hint]} />}
        onClose={onClose}
      >
        <div className={styles.room}>
          <FaceList label={t('team.title')}>
            {people.map((person) => (
              <FaceButton
                key={person._id}
                name={person.firstname}
                face={faceOf(person)}
                chosen={isIn(person)}
                disabled={leaving.isPending}
                onClick={() => touch(person)}
              />
            ))}
          </FaceList>
          <p className={styles.hint} role="status">
            {hint}
          </p>
          {data.center.config.multiFamilyTeam && !isFull && (
            <Button icon="plus" onClick={() => setJoining('somebodyElse')}>
              {t('team.somebodyElse')}
            </Button>
          )}
        </div>
      </Dialog>
      {joining && (
        <JoinDialog person={joining === 'somebodyElse' ? null : joining} onClose={() => setJoining(null)} />
      )}
    </>
  );
}

/** While the menu of the new team is on its way, the faces stay. */
function useLastPlayData() {
  const data = usePlayData();
  const last = useRef(data);
  if (data) last.current = data;
  return last.current;
}
