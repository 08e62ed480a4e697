import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { FaceButton } from '@flink/ui/play/people/face-button.tsx';
import { FaceList } from '@flink/ui/play/people/face-list.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { ReactNode } from 'react';
import { faceOf } from '../../../shared/play/face-of.ts';
import { speak } from '../../../shared/speak.ts';
import styles from '../login/family/family-faces.module.css';

export type LinkPerson = ReplyOf<Calls['passwordLink']>['people'][number];

export interface WhosePasswordProps {
  readonly question: string;
  readonly people: readonly LinkPerson[];
  readonly onChoose: (person: LinkPerson) => void;
  /** The way on without choosing anybody. */
  readonly children?: ReactNode;
}

export function WhosePassword({ question, people, onChoose, children }: WhosePasswordProps) {
  const { locale } = useTexts();
  return (
    <Sheet hilly className={styles.sheet}>
      <div className={styles.question}>
        <SpeakButton text={question} onClick={() => speak(question, locale)} />
        <h1>{question}</h1>
      </div>
      <FaceList label={question}>
        {people.map((person) => (
          <FaceButton
            key={person._id}
            name={person.firstname}
            face={faceOf(person)}
            onClick={() => onChoose(person)}
          />
        ))}
      </FaceList>
      <div className={styles.question}>{children}</div>
    </Sheet>
  );
}
