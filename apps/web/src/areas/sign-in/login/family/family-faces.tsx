import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { FaceButton } from '@flink/ui/play/people/face-button.tsx';
import { FaceList } from '@flink/ui/play/people/face-list.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { faceOf } from '../../../../shared/play/face-of.ts';
import { speak } from '../../../../shared/speak.ts';
import styles from './family-faces.module.css';

export type FamilyMember = ReplyOf<Calls['familyLogins']>['data']['members'][number];

export interface FamilyFacesProps {
  readonly members: readonly FamilyMember[];
  /** Ids of those already in the team. */
  readonly chosen: readonly string[];
  readonly onChoose: (member: FamilyMember) => void;
}

/** The family's select, for children who do not read yet: faces with first names, or letters on a new device. */
export function FamilyFaces({ members, chosen, onChoose }: FamilyFacesProps) {
  const { t, locale } = useTexts();
  const question = t('signIn.whoIsPlaying');
  return (
    <Sheet hilly className={styles.sheet}>
      <div className={styles.question}>
        <SpeakButton text={question} onClick={() => speak(question, locale)} />
        <h1>{question}</h1>
      </div>
      <FaceList label={question}>
        {members.map((member) => (
          <FaceButton
            key={member._id}
            name={member.firstname}
            face={faceOf(member)}
            {...(chosen.length > 0 ? { chosen: chosen.includes(member._id) } : {})}
            onClick={() => onChoose(member)}
          />
        ))}
      </FaceList>
    </Sheet>
  );
}
