import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Face } from '@flink/ui/play/people/face.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { faceOf } from '../../../../../shared/play/face-of.ts';
import type { PlayData } from '../../../data/menu-data.ts';
import { BackFoot } from '../back-foot.tsx';
import { FamilyForm } from './family-form.tsx';
import styles from './family-view.module.css';

export interface FamilyViewProps {
  readonly data: PlayData;
  /** Whether something is written and not saved. */
  readonly onChanged: (changed: boolean) => void;
  /** Opens what is known of the family and how it is deleted. */
  readonly onData: () => void;
  readonly onBack: () => void;
}

/** FAMILY: the form where the family admin plays along, else who belongs to the family. */
export function FamilyView(props: FamilyViewProps) {
  const { learners } = props.data;
  return learners.some(({ isAdmin }) => isAdmin) ? <FamilyForm {...props} /> : <FamilyList {...props} />;
}

function FamilyList({ data, onData, onBack }: FamilyViewProps) {
  const { t } = useTexts();
  const { familyMembers } = data.family;
  const admin = familyMembers.find(({ isAdmin }) => isAdmin);
  return (
    <>
      <div className={styles.who}>
        <ul className={styles.members} aria-label={t('settings.button.family')}>
          {familyMembers.map((member) => (
            <li key={member._id}>
              <Face name={faceOf(member)} className={styles.face} />
              <span className={styles.name} data-say="">
                {`${member.firstname} ${member.lastname}`}
              </span>
              <span className={styles.role}>
                {member.isAdmin ? t('settings.family.admin') : t('settings.family.member')}
              </span>
            </li>
          ))}
        </ul>
        {admin && (
          <p className={styles.note} data-say="">
            {t('settings.family.onlyAdmin', { name: admin.firstname })}
          </p>
        )}
      </div>
      <BackFoot onBack={onBack}>
        {data.learners.some(({ type }) => type === 'adult') && (
          <Button icon="lock" onClick={onData}>
            {t('personalData.title')}
          </Button>
        )}
      </BackFoot>
    </>
  );
}
