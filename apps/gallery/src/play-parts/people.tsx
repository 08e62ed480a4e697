import { FaceButton } from '@flink/ui/play/people/face-button.tsx';
import { FaceList } from '@flink/ui/play/people/face-list.tsx';
import { faceFor, faceNames } from '@flink/ui/play/people/faces.ts';
import { useState } from 'react';
import type { Specimen } from '../specimen.ts';
import styles from './board.module.css';
import { Board, State } from './board.tsx';
import { useSample } from './samples.ts';

function FaceStates() {
  const [chosen, setChosen] = useState(true);
  return (
    <Board title="Face button">
      <State name="a touch goes on at once; chosen for the team; off">
        <div className={styles.face}>
          <FaceButton name="Amani" face="amani" />
        </div>
        <div className={styles.face}>
          <FaceButton name="Juma" face="juma" chosen={chosen} onClick={() => setChosen(!chosen)} />
        </div>
        <div className={styles.face}>
          <FaceButton name="Mia" face="mia" chosen={!chosen} onClick={() => setChosen(!chosen)} />
        </div>
        <div className={styles.face}>
          <FaceButton name="Babu Joseph" face="joseph" disabled />
        </div>
        <div className={styles.face}>
          <FaceButton name="Maximiliana Alejandra" face={faceFor('maximiliana', 'child')} />
        </div>
      </State>
    </Board>
  );
}

function FaceLists() {
  const say = useSample();
  return (
    <Board title="Face list" scene="forest">
      {[1, 4, 6, faceNames.length].map((count) => (
        <State key={count} name={`${count}`}>
          <div className={styles.fill}>
            <FaceList label={`${say('newMember')} ${count}`}>
              {faceNames.slice(0, count).map((name) => (
                <FaceButton key={name} face={name} name={name.charAt(0).toUpperCase() + name.slice(1)} />
              ))}
            </FaceList>
          </div>
        </State>
      ))}
    </Board>
  );
}

export const peopleSpecimens: readonly Specimen[] = [
  { id: 'face-button', title: 'Face button', look: 'play', render: () => <FaceStates /> },
  { id: 'face-list', title: 'Face list', look: 'play', render: () => <FaceLists /> },
];
