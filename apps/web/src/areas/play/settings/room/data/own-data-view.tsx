import { Button } from '@flink/ui/play/buttons/button.tsx';
import { useToasts } from '@flink/ui/play/dialogs/use-toasts.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { dayText } from '../../../../../shared/moment.ts';
import { archiveWords } from '../../../../../shared/personal-data/data-words.ts';
import { ownDataApi } from '../../../../../shared/personal-data/own-data-api.ts';
import {
  type DataCalls,
  type DataMember,
  isUnderWay,
  usePersonalData,
} from '../../../../../shared/personal-data/use-personal-data.ts';
import type { PlayData } from '../../../data/menu-data.ts';
import { BackFoot } from '../back-foot.tsx';
import { DeleteDialog, type Target } from './delete-dialog.tsx';
import { FamilyDevices } from './family-devices.tsx';
import styles from './own-data-view.module.css';

const calls: DataCalls = {
  read: async (signal) => (await ownDataApi('ownData', {}, { signal })).data,
  askForArchive: async (learnerId) => (await ownDataApi('askForOwnArchive', { body: { learnerId } })).data,
  archiveLink: async (learnerId) => (await ownDataApi('ownArchiveLink', { body: { learnerId } })).url,
  askToDelete: async ({ learnerId, name }) =>
    (await ownDataApi('askToDeleteOwn', { body: { learnerId, name } })).data,
  keep: async (learnerId) => (await ownDataApi('keepOwn', { body: { learnerId } })).data,
};

export interface OwnDataViewProps {
  readonly data: PlayData;
  readonly onBack: () => void;
}

/** DATA: what is known of each of the family as one file, and how it is deleted; for its adults. */
export function OwnDataView({ data: { family }, onBack }: OwnDataViewProps) {
  const { t, locale } = useTexts();
  const showToast = useToasts();
  const personal = usePersonalData(family._id, calls);
  const [target, setTarget] = useState<Target | null>(null);
  const { data } = personal;

  const tried = async (work: () => Promise<unknown>, said?: string) => {
    try {
      await work();
      if (said) showToast({ text: said, tone: 'right' });
    } catch (error) {
      showToast({ text: (error as Error).message, tone: 'wrong' });
    }
  };

  return (
    <>
      <div className={styles.data}>
        <p data-say="">{t('personalData.lead')}</p>
        {personal.isError && !data && (
          <p className={styles.failed} role="alert">
            {t('error.server.noResponse')}{' '}
            <Button icon="retry" onClick={() => void personal.retry()}>
              {t('personalData.askAgain')}
            </Button>
          </p>
        )}
        <ul className={styles.people}>
          {data?.members.map((member) => (
            <li key={member._id}>
              <div className={styles.who}>
                <strong data-say="">{`${member.firstname} ${member.lastname}`}</strong>
                <State member={member} />
              </div>
              {member.mayAsk && (
                <div className={styles.ways}>
                  <ArchiveButton
                    member={member}
                    onAsk={() => tried(() => personal.askForArchive(member._id))}
                    onFetch={() => tried(() => personal.fetchArchive(member._id))}
                  />
                  {member.deletion ? (
                    <Button
                      icon="heart"
                      aria-label={t('personalData.keepOf', { name: member.firstname })}
                      onClick={() =>
                        void tried(
                          () => personal.keep(member._id),
                          t('personalData.kept', { name: member.firstname }),
                        )
                      }
                    >
                      {t('personalData.keep')}
                    </Button>
                  ) : (
                    member.mayBeDeleted &&
                    !data.deletion && (
                      <Button
                        icon="trash"
                        aria-haspopup="dialog"
                        aria-label={t('personalData.deleteOf', { name: member.firstname })}
                        onClick={() => setTarget({ learnerId: member._id, name: member.firstname })}
                      >
                        {t('personalData.delete')}
                      </Button>
                    )
                  )}
                </div>
              )}
            </li>
          ))}
        </ul>
        {data?.deletion && (
          <p className={styles.warning} data-say="">
            {t('personalData.familyWillGo', { when: dayText(data.deletion.until, locale) })}
          </p>
        )}
        <FamilyDevices />
      </div>
      <BackFoot onBack={onBack}>
        {data?.mayDeleteFamily &&
          (data.deletion ? (
            <Button
              icon="heart"
              onClick={() =>
                void tried(() => personal.keep(null), t('personalData.kept', { name: data.familyName }))
              }
            >
              {t('personalData.keepOf', { name: data.familyName })}
            </Button>
          ) : (
            <Button
              icon="trash"
              aria-haspopup="dialog"
              onClick={() => setTarget({ learnerId: null, name: data.familyName })}
            >
              {t('personalData.deleteFamily')}
            </Button>
          ))}
      </BackFoot>
      {target && (
        <DeleteDialog target={target} askToDelete={personal.askToDelete} onClose={() => setTarget(null)} />
      )}
    </>
  );
}

function State({ member: { archive, deletion, mayBeDeleted, mayAsk } }: { readonly member: DataMember }) {
  const { t, locale } = useTexts();
  return (
    <>
      <span role="status">{archive && archiveWords(t, locale, archive)}</span>
      {deletion && (
        <span className={styles.warning}>
          {t('personalData.willGo', { when: dayText(deletion.until, locale) })}
        </span>
      )}
      {mayAsk && !mayBeDeleted && <span>{t('personalData.holds')}</span>}
    </>
  );
}

interface ArchiveButtonProps {
  readonly member: DataMember;
  readonly onAsk: () => Promise<void>;
  readonly onFetch: () => Promise<void>;
}

/** One button that goes from asking to fetching and keeps its place, so that the focus stays on it. */
function ArchiveButton({ member, onAsk, onFetch }: ArchiveButtonProps) {
  const { t } = useTexts();
  const { archive, firstname: name } = member;
  const isReady = archive?.state === 'ready';
  const asks = archive ? t('personalData.askAgain') : t('personalData.ask');
  return (
    <Button
      icon={isReady ? 'down' : 'book'}
      busy={isUnderWay(member)}
      aria-label={isReady ? t('personalData.fetchOf', { name }) : t('personalData.askOf', { name })}
      onClick={() => void (isReady ? onFetch() : onAsk())}
    >
      {isReady ? t('personalData.fetch') : asks}
    </Button>
  );
}
