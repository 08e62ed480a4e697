import { CallFailed } from '@flink/contract/client/client.ts';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { SelectField } from '@flink/ui/play/fields/select-field.tsx';
import { EmptyState } from '@flink/ui/play/states/empty-state.tsx';
import { ErrorState } from '@flink/ui/play/states/error-state.tsx';
import { Skeleton, SkeletonScreen } from '@flink/ui/play/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useRef, useState } from 'react';
import { type PlayData, usePlayData } from '../data/menu-data.ts';
import { Crumbs } from '../menu/bar/crumbs.tsx';
import { toolsFor } from '../menu/bar/menu-tools.ts';
import { MenuStage } from '../menu/stage/menu-stage.tsx';
import { NothingHere } from '../menu/stage/nothing-here.tsx';
import type { Place } from '../menu/way/menu-link.tsx';
import { useMenuKeys } from '../menu/way/use-menu-keys.ts';
import { useWayUp } from '../menu/way/use-way-up.ts';
import { type LearnerProgress, useFamilyProgress } from './family-progress.ts';
import { LearnerPage } from './learner-page.tsx';
import { LearnerTabs, panelId, tabId } from './learner-tabs.tsx';
import styles from './progress-screen.module.css';

const BOARD: Place = { kind: 'board' };

/** The Reports button of spec 1 §2: what each learner of the family has reached, and how long they played. */
export default function ProgressScreen() {
  const { t } = useTexts();
  const data = usePlayData();
  const mayOpen = data && toolsFor({ facts: data, noLogout: true, reportsOpen: false }).includes('reports');
  if (mayOpen === false) return <NothingHere title={t('progress.notOffered')} parent={BOARD} />;
  return <Page data={data} />;
}

function Page({ data }: { readonly data: PlayData | undefined }) {
  const { t } = useTexts();
  const up = useWayUp(BOARD);
  useMenuKeys(useRef(null), up);
  const [module, setModule] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const solutionId = module ?? data?.selectedSolutionId;
  const family = useFamilyProgress(
    data && solutionId ? { familyId: data.family._id, solutionId } : undefined,
  );
  const learners = family.progress?.learners ?? [];
  // Who signed in first is on top.
  const wanted = chosen ?? data?.learners[0]?._id;
  const shown = learners.find(({ _id }) => _id === wanted) ?? learners[0];
  return (
    <MenuStage onUp={up} title={t('progress.title')}>
      <div className={styles.page}>
        <div className={styles.head}>
          <Crumbs above={[{ name: t('menu.home'), place: BOARD }]} title={t('progress.title')} />
          {shown && <LearnerTabs learners={learners} chosen={shown._id} onChoose={setChosen} />}
          <div className={styles.tools}>
            {data && solutionId && data.product.solutions.length > 1 && (
              <ModuleChoice solutions={data.product.solutions} value={solutionId} onChange={setModule} />
            )}
            <RoundButton icon="print" label={t('progress.print')} onClick={() => window.print()} />
          </div>
        </div>
        <Family {...family} shown={shown} />
      </div>
    </MenuStage>
  );
}

interface ModuleChoiceProps {
  readonly solutions: PlayData['product']['solutions'];
  readonly value: string;
  readonly onChange: (solutionId: string) => void;
}

function ModuleChoice({ solutions, value, onChange }: ModuleChoiceProps) {
  const { t } = useTexts();
  return (
    <div className={styles.module}>
      <SelectField
        label={t('progress.module')}
        value={value}
        choices={solutions.map(({ _id, displayName, locale }) => ({
          value: _id,
          label: displayName,
          lang: locale,
        }))}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

interface FamilyProps extends ReturnType<typeof useFamilyProgress> {
  readonly shown: LearnerProgress | undefined;
}

function Family({ progress, shown, coming, error, refresh }: FamilyProps) {
  const { t } = useTexts();
  if (error) {
    const offline = error instanceof CallFailed && error.code === 'network';
    return offline ? (
      <ErrorState kind="offline" text={t('shell.cannotConnectText')} onRefresh={refresh} />
    ) : (
      <ErrorState kind="broken" text={error.message} onRefresh={refresh} />
    );
  }
  if (!progress) return <Bones />;
  const { solution, period, learners } = progress;
  if (!solution) return <EmptyState title={t('error.play.noSolutions')} />;
  return learners.map((learner) => (
    <div
      key={learner._id}
      id={panelId(learner._id)}
      role="tabpanel"
      aria-labelledby={tabId(learner._id)}
      aria-busy={coming || undefined}
      hidden={learner !== shown}
      className={styles.panel}
    >
      <LearnerPage learner={learner} solution={solution} period={period} />
    </div>
  ));
}

function Bones() {
  return (
    <SkeletonScreen>
      <div className={styles.bones}>
        <Skeleton shape="button" />
        <Skeleton shape="card" />
      </div>
    </SkeletonScreen>
  );
}
