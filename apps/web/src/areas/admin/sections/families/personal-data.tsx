import { RESOURCES } from '@flink/contract/resources/all.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { StatePip, type StateTone } from '@flink/ui/office/marks/state-pip.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { dayText } from '../../../../shared/moment.ts';
import { officeApi } from '../../../../shared/office/office-api.ts';
import { archiveWords } from '../../../../shared/personal-data/data-words.ts';
import {
  type DataCalls,
  type DataMember,
  isUnderWay,
  usePersonalData,
} from '../../../../shared/personal-data/use-personal-data.ts';
import { useSession } from '../../../../shared/session/session-store.ts';
import { useManaged } from '../../resource/use-managed.ts';
import { DeletePersonDialog, type Target } from './delete-person-dialog.tsx';
import classes from './families.module.css';

const callsFor = (id: string): DataCalls => ({
  read: async (signal) => (await officeApi('familyData', { params: { id } }, { signal })).data,
  askForArchive: async (learnerId) =>
    (await officeApi('askForArchive', { params: { id }, body: { learnerId } })).data,
  archiveLink: async (learnerId) =>
    (await officeApi('archiveLink', { params: { id }, body: { learnerId } })).url,
  askToDelete: async (wish) => (await officeApi('askToDelete', { params: { id }, body: wish })).data,
  keep: async (learnerId) => (await officeApi('keepData', { params: { id }, body: { learnerId } })).data,
});

const TONES: Readonly<Record<NonNullable<DataMember['archive']>['state'], StateTone>> = {
  asked: 'info',
  making: 'info',
  ready: 'ok',
  expired: 'none',
  failed: 'bad',
};

/** What is known of each member as one file, and how they are deleted; for who may delete families. */
export default function PersonalDataCard({ familyId }: { readonly familyId: string }) {
  return useManaged(RESOURCES.families).may('delete') ? <Loaded familyId={familyId} /> : null;
}

function Loaded({ familyId }: { readonly familyId: string }) {
  const { t, locale } = useTexts();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const router = useRouter();
  const queries = useQueryClient();
  const personal = usePersonalData(familyId, callsFor(familyId));
  const [target, setTarget] = useState<Target | null>(null);
  const { data } = personal;
  // Above the center nothing is told by name, and a file tells each day.
  const isHere = (useSession()?.user.learningCenterId ?? null) !== null;

  const tried = async (work: () => Promise<unknown>, said?: string) => {
    try {
      await work();
      if (said) toasts.show({ message: said });
    } catch (error) {
      await dialogs.error({ message: (error as Error).message });
    }
  };
  const done = async (name: string, { now, isGone }: { readonly now: boolean; readonly isGone: boolean }) => {
    setTarget(null);
    toasts.show({ message: now ? t('personalData.deleted', { name }) : t('personalData.asked', { name }) });
    await queries.invalidateQueries({ queryKey: ['table', 'families'] });
    if (isGone) router.history.push('/admin/families');
    else if (now) await queries.invalidateQueries({ queryKey: ['familyMembers', familyId] });
  };

  return (
    <Card title={t('personalData.title')}>
      <p className={classes.lead}>{t('personalData.lead')}</p>
      {!data && !personal.isError && <SkeletonRows rows={2} withPicture={false} />}
      {personal.isError && !data && <EmptyState state={{ kind: 'error', onRetry: () => personal.retry() }} />}
      <ul className={classes.members}>
        {data?.members.map((member) => {
          const { _id, archive, deletion, mayBeDeleted } = member;
          const name = `${member.firstname} ${member.lastname}`;
          return (
            <li key={_id} className={classes.member}>
              <span className={classes.who}>
                <strong>{name}</strong>
                <span role="status">
                  {archive && (
                    <StatePip tone={TONES[archive.state]}>{archiveWords(t, locale, archive)}</StatePip>
                  )}
                </span>
                {deletion && (
                  <StatePip tone="warn">
                    {t('personalData.willGo', { when: dayText(deletion.until, locale) })}
                  </StatePip>
                )}
                {deletion?.mayBeKept === false && (
                  <span className={classes.hint}>{t('error.personalData.familyAsked')}</span>
                )}
                {!mayBeDeleted && <span className={classes.hint}>{t('personalData.holds')}</span>}
              </span>
              {isHere && archive?.state === 'ready' && (
                <Button
                  icon="download"
                  aria-label={t('personalData.fetchOf', { name })}
                  onClick={() => void tried(() => personal.fetchArchive(_id))}
                >
                  {t('personalData.fetch')}
                </Button>
              )}
              {isHere && !isUnderWay(member) && archive?.state !== 'ready' && (
                <Button
                  icon="package"
                  aria-label={t('personalData.askOf', { name })}
                  onClick={() => void tried(() => personal.askForArchive(_id))}
                >
                  {archive ? t('personalData.askAgain') : t('personalData.ask')}
                </Button>
              )}
              {deletion?.mayBeKept && (
                <Button
                  icon="arrow-back-up"
                  aria-label={t('personalData.keepOf', { name })}
                  onClick={() =>
                    void tried(() => personal.keep(_id), t('personalData.kept', { name: member.firstname }))
                  }
                >
                  {t('personalData.keep')}
                </Button>
              )}
              {!deletion && mayBeDeleted && !data.deletion && (
                <Button
                  variant="bad"
                  icon="trash"
                  aria-haspopup="dialog"
                  aria-label={t('personalData.deleteOf', { name })}
                  onClick={() => setTarget({ learnerId: _id, name: member.firstname })}
                >
                  {t('personalData.delete')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {data && (
        <div className={classes.foot}>
          {data.deletion ? (
            <>
              <StatePip tone="warn">
                {t('personalData.familyWillGo', { when: dayText(data.deletion.until, locale) })}
              </StatePip>
              {data.deletion.mayBeKept ? (
                <Button
                  icon="arrow-back-up"
                  onClick={() =>
                    void tried(() => personal.keep(null), t('personalData.kept', { name: data.familyName }))
                  }
                >
                  {t('personalData.keep')}
                </Button>
              ) : (
                <span className={classes.hint}>{t('error.personalData.familyAsked')}</span>
              )}
            </>
          ) : (
            <Button
              variant="bad"
              icon="trash"
              aria-haspopup="dialog"
              onClick={() => setTarget({ learnerId: null, name: data.familyName })}
            >
              {t('personalData.deleteFamily')}
            </Button>
          )}
        </div>
      )}
      {target && data && (
        <DeletePersonDialog
          target={target}
          mayDeleteNow={data.mayDeleteNow}
          askToDelete={personal.askToDelete}
          onDone={done}
          onClose={() => setTarget(null)}
        />
      )}
    </Card>
  );
}
