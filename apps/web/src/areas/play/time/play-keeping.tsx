import { CallFailed } from '@flink/contract/client/client.ts';
import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react';
import { useSession } from '../../../shared/session/session-store.ts';
import { outboxOf } from '../outbox/outbox-store.ts';
import { sendWaitingFiles } from '../outbox/waiting-files.ts';
import { useIsInPlay } from '../use-is-in-play.ts';
import { LATE_MS, whenCalm } from '../when-calm.ts';
import { useOutboxSending } from './outbox-sending.ts';
import { PlayTimeContext, playTimeOf } from './play-time.ts';
import { isUp } from './time-left.ts';
import { usePrepaid } from './use-prepaid.ts';
import { useWarnings } from './use-warnings.ts';

const loadTimeIsUp = () => import('./time-is-up.tsx');
const TimeIsUp = lazy(loadTimeIsUp);

const TimeUpContext = createContext(false);

/** What a family has paid for is used up: the game is kept until there is more. */
export const useTimeIsUp = (): boolean => useContext(TimeUpContext);

/** Around everything that learners play: their time, what waits to be sent, and what they have paid for. */
export function PlayKeeping({ children }: { readonly children: ReactNode }) {
  const team = (useSession()?.team ?? []).map(({ _id }) => _id).join();
  const inPlay = useIsInPlay();
  return team !== '' && inPlay ? <Kept team={team}>{children}</Kept> : children;
}

const isTimeUsedUp = (error: unknown): boolean =>
  error instanceof CallFailed && error.code === 'play.timeUsedUp';

/**
 * What is refused because another device has played the last minute shows the sheet at once, and what was refused is
 * asked for again when there is more time: nobody has to load the page anew.
 */
function useAskedAgain(timeUp: boolean, ask: () => void): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error' && isTimeUsedUp(event.action.error))
          ask();
      }),
    [client, ask],
  );
  const wasUp = useRef(timeUp);
  useEffect(() => {
    if (wasUp.current && !timeUp)
      void client.invalidateQueries({
        predicate: ({ queryKey: [area], state }) => area === 'play' || state.status === 'error',
      });
    wasUp.current = timeUp;
  }, [client, timeUp]);
}

interface KeptProps {
  readonly team: string;
  readonly children: ReactNode;
}

function Kept({ team, children }: KeptProps) {
  const send = useOutboxSending();
  const prepaid = usePrepaid();
  const timeUp = isUp(prepaid.info);
  const sendNow = useEffectEvent(() => void send());
  const sendAll = useEffectEvent(() => {
    void send();
    void sendWaitingFiles(team.split(','));
  });
  const spend = useEffectEvent(() => void prepaid.spend());
  const time = useMemo(() => playTimeOf(outboxOf(team.split(','))), [team]);
  useWarnings(prepaid.info);
  useAskedAgain(timeUp, prepaid.ask);

  useEffect(() => time.run({ onBeat: () => sendNow(), onMinute: () => spend() }), [time]);

  const paysByHour = prepaid.info !== null;
  useEffect(
    // While the line is there: time runs out without one, too.
    () => (paysByHour ? whenCalm(() => void loadTimeIsUp().catch(() => {}), LATE_MS) : undefined),
    [paysByHour],
  );

  // What waited for a connection at an earlier visit, or waits for one now.
  useEffect(() => {
    const again = () => sendAll();
    const notYet = whenCalm(again, LATE_MS);
    window.addEventListener('online', again);
    return () => {
      notYet();
      window.removeEventListener('online', again);
    };
  }, []);

  return (
    <PlayTimeContext value={time}>
      <TimeUpContext value={timeUp}>
        {children}
        {timeUp && (
          <Suspense>
            <TimeIsUp asking={prepaid.asking} onAsk={prepaid.ask} />
          </Suspense>
        )}
      </TimeUpContext>
    </PlayTimeContext>
  );
}
