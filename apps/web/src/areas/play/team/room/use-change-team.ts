import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../shared/api.ts';
import { failureWords } from '../../../../shared/play/failure-words.ts';
import { signInWith } from '../../../../shared/session/session-store.ts';
import { usePlayTime } from '../../time/play-time.ts';
import { useFlush } from '../../time/use-flush.ts';

/** One of those who play leaves; nothing of what they reached is lost, it is theirs. */
export function useLeaveTeam() {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const change = useChange();
  return useMutation({
    mutationFn: (learnerId: string) => change(() => api('leaveTeam', { body: { learnerId } })),
    onError: (error) => dialogs.error(failureWords(t, error)),
  });
}

export interface Joining {
  readonly username: string;
  readonly password: string;
}

export function useJoinTeam(onJoined: () => void) {
  const change = useChange();
  return useMutation({
    mutationFn: (body: Joining) => change(() => api('joinTeam', { body })),
    onSuccess: onJoined,
  });
}

/** What the old team played is told while it is still there; its clock stands from then on, the new one has its own. */
function useChange() {
  const time = usePlayTime();
  const settle = useFlush();
  return async (ask: () => Promise<{ readonly token: string }>): Promise<void> => {
    const goOn = time.hold();
    try {
      await settle();
      const { token } = await ask();
      signInWith(token);
    } catch (error) {
      goOn();
      throw error;
    }
  };
}
