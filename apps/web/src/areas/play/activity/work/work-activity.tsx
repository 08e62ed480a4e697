import { CallFailed } from '@flink/contract/client/client.ts';
import { mediaAddress } from '@flink/contract/rules/play/media-address.ts';
import type { TemplateWork } from '@flink/game-kit/model/template.ts';
import { memoryDesk } from '@flink/game-kit/react/work/memory-desk.ts';
import type { Answered, WorkDesk } from '@flink/game-kit/react/work/work-desk.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { api } from '../../../../shared/api.ts';
import { currentToken } from '../../../../shared/session/session-store.ts';
import { isSettled } from '../../outbox/outbox.ts';
import { outboxOf } from '../../outbox/outbox-store.ts';
import { recorderOf } from '../../outbox/recorder.ts';
import { BuilderIntroduction } from '../../videos/introduction.tsx';
import { Activity, type ActivityProps } from '../activity.tsx';
import { ActivityFrame } from '../activity-frame.tsx';
import { GameBones } from '../opening/game-bones.tsx';
import { folderOf } from '../opening/language-version.ts';
import { useTextsIn } from '../use-texts-in.ts';
import { deskPlaces } from './desk-places.ts';
import { deviceCopy } from './device-copy.ts';
import { isKept } from './is-kept.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { failureCode } from './send-files.ts';
import { shellDesk } from './shell-desk.ts';
import { type Saved, type Versioned, type WorkKeeper, workKeeper } from './work-keeper.ts';
import type { Workshop } from './work-shop.ts';

/** A bad line must not keep the paper away: the browser has a copy too. */
const LOOK_WITHIN_MS = 4_000;
/** What a browser sends to its end although the page is closed. */
const MOST_KEPT_ALIVE = 60_000;

/** As much as the call takes. */
const MAX_TASK_LETTERS = 20_000;

type Rules = TemplateWork<unknown, unknown, unknown>;

export interface WorkActivityProps extends ActivityProps {
  readonly work: Rules;
}

/** Around a game in which something is made: brings the work, keeps it, and offers both of two devices. */
export default function WorkActivity(props: WorkActivityProps) {
  return isKept(props.port) ? (
    <BuilderIntroduction>
      <Kept {...props} />
    </BuilderIntroduction>
  ) : (
    <Unkept {...props} />
  );
}

function useFeedback({ game }: WorkActivityProps): WorkDesk['feedback'] {
  const page = useTexts();
  const { locale } = useTextsIn(game.version.locale) ?? page;
  if (currentToken() === null) return undefined;
  return async (text, earlier, task): Promise<Answered> => {
    try {
      const about = task ? { words: [...task.words], task: task.text.slice(0, MAX_TASK_LETTERS) } : {};
      const body = { writing: text, earlier: [...earlier], ...about };
      const { feedback, text: read, findings } = await api('checkWriting', { body }, { locale });
      return { ok: true, feedback, text: read, findings };
    } catch (error) {
      return { ok: false, code: failureCode(error) };
    }
  };
}

function Unkept(props: WorkActivityProps) {
  const { game, work: rules } = props;
  const { activity, version, content } = game;
  const feedback = useFeedback(props);
  const [desk] = useState(() =>
    memoryDesk((file) => mediaAddress(file, activity.contentFolder, folderOf(version, 'gameData', file))),
  );
  const [made] = useState(() => ({ work: rules.empty(content.gameData, content.options) }));
  const leave = useVerdict(props);
  const workshop: Workshop = {
    round: 0,
    desk: { ...desk, ...(feedback ? { feedback } : {}) },
    current: () => made.work,
    onWork: (work) => {
      made.work = work;
    },
    onPause: () => leave(made.work),
    onFinish: () => {},
  };
  return <Activity {...props} workshop={workshop} />;
}

/** Spec 2 §4, on exit: what the work is worth is recorded, and once for each. */
function useVerdict({ game, port, work: rules }: WorkActivityProps): (work: unknown) => void {
  const [recorder] = useState(() => recorderOf(port, game.activity._id, outboxOf));
  const [said] = useState<{ verdict: ReturnType<Rules['verdict']> }>({ verdict: null });
  return (work) => {
    const verdict = rules.verdict(work, game.content.gameData, game.content.options);
    if (verdict === null || verdict === said.verdict) return;
    said.verdict = verdict;
    recorder.finish({ kind: 'verdict', verdict });
  };
}

function Kept(props: WorkActivityProps) {
  const { port, game, work: rules } = props;
  const activityId = game.activity._id;
  const [learnerIds] = useState(() => port.learners.map(({ id }) => id));
  const [keeper] = useState(() => keeperOf(rules, game, learnerIds));
  const [files] = useState(() => shellDesk(deskPlaces(activityId, learnerIds)));
  const [opened, setOpened] = useState(false);
  const [round, setRound] = useState(0);
  const [putOff, setPutOff] = useState<Versioned | null>(null);
  const status = useSyncExternalStore(keeper.subscribe, keeper.status);
  const filesWait = useSyncExternalStore(files.subscribe, files.waits);
  const feedback = useFeedback(props);
  const judge = useVerdict(props);

  useEffect(() => {
    Promise.all([keeper.open(), files.open()]).then(() => setOpened(true));
    const again = () => {
      void keeper.send();
      void files.send();
    };
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      keeper.stop();
      files.stop();
    };
  }, [keeper, files]);

  /** The outbox takes over what has not come through: it is sent again at the next visit. */
  const handOver = () => {
    const unsent = keeper.unsent();
    if (!unsent || keeper.status().other) return false;
    outboxOf(learnerIds).put({ kind: 'work', id: `work-${activityId}`, activityId, learnerIds, ...unsent });
    return true;
  };
  const leave = async () => {
    // What is under way comes first: a second save beside it would be refused as one of another device.
    await keeper.send();
    if (handOver()) await outboxOf(learnerIds).send();
  };
  // A page that is closed waits for no answer.
  const hurry = useEffectEvent(() => void handOver());
  useEffect(() => {
    const away = () => hurry();
    window.addEventListener('pagehide', away);
    return () => window.removeEventListener('pagehide', away);
  }, []);

  if (!opened)
    return (
      <ActivityFrame onLeave={port.onLeave} fit="screen">
        <GameBones />
      </ActivityFrame>
    );

  const { url, add, remove, copy } = files;
  const workshop: Workshop = {
    round,
    desk: {
      state: filesWait && status.state === 'saved' ? 'onDevice' : status.state,
      url,
      add,
      remove,
      copy,
      ...(feedback ? { feedback } : {}),
    },
    current: keeper.current,
    onWork: keeper.change,
    onPause: () => {
      judge(keeper.current());
      void leave();
    },
    onFinish: () => void leave(),
  };
  const { other } = status;
  return (
    <>
      <Activity {...props} workshop={workshop} />
      {other && other !== putOff && (
        <MergeDialog
          onMerge={() => {
            keeper.merge();
            setRound((before) => before + 1);
          }}
          onLater={() => setPutOff(other)}
        />
      )}
    </>
  );
}

async function write(
  activityId: string,
  learnerIds: readonly string[],
  { data, version }: Versioned,
): Promise<Saved> {
  try {
    const body = { learnerIds: [...learnerIds], data: data as never, version };
    const keepalive = document.hidden && JSON.stringify(data).length < MOST_KEPT_ALIVE;
    const reply = await api('saveLearnerActivityData', { params: { activityId }, body }, { keepalive });
    return { kind: 'saved', version: reply.version };
  } catch (error) {
    if (!(error instanceof CallFailed)) return { kind: 'unanswered' };
    if (error.code === 'work.changed') return { kind: 'changed' };
    return { kind: isSettled(error) ? 'refused' : 'unanswered' };
  }
}

function keeperOf(
  rules: Rules,
  { activity, content }: ActivityProps['game'],
  learnerIds: readonly string[],
): WorkKeeper {
  const activityId = activity._id;
  const readable = (data: unknown) => {
    const read = rules.schema.safeParse(data);
    return read.success ? read.data : null;
  };
  return workKeeper(
    {
      async read() {
        try {
          const signal = AbortSignal.timeout(LOOK_WITHIN_MS);
          const { data, version } = await api('learnerActivityData', { params: { activityId } }, { signal });
          return { data: data === null ? null : readable(data), version };
        } catch {
          return null;
        }
      },
      write: (work) => write(activityId, learnerIds, work),
      device: deviceCopy(learnerIds, activityId),
      later(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    {
      empty: rules.empty(content.gameData, content.options),
      // The database keeps the fields in an order of its own; read by the schema they have one.
      same: (one, other) => JSON.stringify(readable(one)) === JSON.stringify(readable(other)),
      merge: rules.merge,
    },
  );
}
