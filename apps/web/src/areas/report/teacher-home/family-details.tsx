import type { ReplyOf } from '@flink/contract/call.ts';
import type { reportsCalls } from '@flink/contract/calls/reports.ts';
import type { HomeFamily } from '@flink/contract/entities/teacher-home.ts';
import { timeText } from '@flink/contract/rules/reports/time-text.ts';
import { reasonText, storyText, tryText } from '@flink/contract/rules/teacher-home/home-words.ts';
import { listText } from '@flink/contract/texts/format.ts';
import { Button, LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import classes from './family-details.module.css';
import { SIGN_OF } from './home-words.ts';
import { Stressed } from './stressed.tsx';
import { useHome } from './use-home.ts';

type Progress = ReplyOf<typeof reportsCalls.familyProgress>['data'];
type Learner = Progress['learners'][number];

/** One family of a teacher: what it needs, and what each member has played and reached. */
export function FamilyDetails({ id }: { readonly id: string }) {
  const { t, locale } = useTexts();
  const home = useHome(null);
  const family = home.data?.families.find(({ _id }) => _id === id);
  const progress = useQuery({
    queryKey: ['familyProgress', id],
    queryFn: async ({ signal }) =>
      (await api('familyProgress', { params: { familyId: id }, query: {} }, { signal })).data,
    enabled: family !== undefined,
    retry: false,
    staleTime: 0,
  });
  const error = home.error ?? progress.error;
  const retry = () => void (home.error ? home.refetch() : progress.refetch());
  const crumbs = [{ href: '/flink-admin', label: t('teacherHome.home') }];

  if (home.data && !family)
    return (
      <Page>
        <PageHead title={t('teacherHome.family')} crumbs={crumbs} />
        <EmptyState
          state={{
            kind: 'first',
            title: t('teacherHome.notYours'),
            actions: <LinkButton href="/flink-admin">{t('teacherHome.toHome')}</LinkButton>,
          }}
        />
      </Page>
    );
  return (
    <Page form>
      <PageHead
        title={family?.name ?? t('teacherHome.family')}
        sub={
          family &&
          listText(
            family.members.map(({ firstname }) => firstname),
            locale,
          )
        }
        crumbs={crumbs}
        actions={
          <Button icon="printer" keys="mod+p" onClick={() => window.print()}>
            {t('teacherHome.printPage')}
          </Button>
        }
      />
      {error ? (
        <EmptyState state={{ kind: 'error', onRetry: retry }} />
      ) : (
        <div className={classes.stack}>
          {family && <Needs family={family} />}
          {progress.data?.solution && (
            <p className={classes.none}>
              {t('teacherHome.inMenu', { name: progress.data.solution.displayName })}
            </p>
          )}
          {progress.data ? (
            progress.data.learners.map((learner) => <Member key={learner._id} learner={learner} />)
          ) : (
            <SkeletonRows rows={4} />
          )}
          {progress.data?.solution === null && <p>{t('teacherHome.noMenu')}</p>}
        </div>
      )}
    </Page>
  );
}

function Needs({ family }: { readonly family: HomeFamily }) {
  const texts = useTexts();
  const { t } = texts;
  if (family.needs.length === 0) return null;
  return (
    <Card title={t('teacherHome.needsAWord')}>
      <ul className={classes.needs}>
        {family.needs.map((need) => (
          <li key={need.kind}>
            <Icon name={SIGN_OF[need.kind]} />
            <span>
              <strong>{reasonText(texts, need)}.</strong> <Stressed text={storyText(texts, need)} />{' '}
              <Stressed text={tryText(texts, need)} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Member({ learner }: { readonly learner: Learner }) {
  const { t } = useTexts();
  const sum = (week: Learner['thisWeek']) =>
    timeText(t, week.reduce((all, { minutes }) => all + minutes, 0) * 60);
  const reached = learner.levels.filter(
    ({ groups, activities }) =>
      groups.mastered + groups.partial + activities.mastered + activities.partial > 0,
  );
  const ofAll = ({ mastered, total }: { readonly mastered: number; readonly total: number }) =>
    t('teacherHome.ofAll', { mastered, total });
  return (
    <Card title={`${learner.firstname} ${learner.lastname}`}>
      <p className={classes.time}>
        {t('teacherHome.played.member', { now: sum(learner.thisWeek), before: sum(learner.previousWeek) })}
      </p>
      {reached.length > 0 && (
        <table className={classes.levels} aria-label={learner.firstname}>
          <thead>
            <tr>
              <th scope="col">{t('teacherHome.subject')}</th>
              <th scope="col">{t('teacherHome.levelHead')}</th>
              <th scope="col">{t('teacherHome.groupsMastered')}</th>
              <th scope="col">{t('teacherHome.activitiesMastered')}</th>
            </tr>
          </thead>
          <tbody>
            {reached.map(({ subject, level, groups, activities }) => (
              <tr key={`${subject} ${level}`}>
                <th scope="row">{t(`menu.subject.${subject}`)}</th>
                <td>{level}</td>
                <td>{ofAll(groups)}</td>
                <td>{ofAll(activities)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={classes.latest}>
        <Latest title={t('teacherHome.latestMastered')} items={learner.latest.mastered} />
        <Latest title={t('teacherHome.latestBegun')} items={learner.latest.begun} />
      </div>
    </Card>
  );
}

interface LatestProps {
  readonly title: string;
  readonly items: Learner['latest']['mastered'];
}

function Latest({ title, items }: LatestProps) {
  const { t } = useTexts();
  return (
    <div>
      <h3>{title}</h3>
      {items.length === 0 ? (
        <p className={classes.none}>{t('teacherHome.nothingYet')}</p>
      ) : (
        <ul>
          {items.map(({ _id, activityName, groupName }) => (
            <li key={_id}>
              {activityName} <span className={classes.none}>· {groupName}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
