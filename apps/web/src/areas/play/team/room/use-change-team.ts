import { useDialogs } from '@flink/ui/play/use-dialogs.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../shared/api.ts';
import { failureWords } from '../../../../shared/play/failure-words.ts';
import { signInWith } from '../../../../shared/session/session-store.ts';

/** One of those who play leaves; nothing of what they reached is lost, it is theirs. */
export function useLeaveTeam() {
  const { t } = useTexts();
  const dialogs = useDialogs();
  return useMutation({
    mutationFn: (learnerId: string) => api('leaveTeam', { body: { learnerId } }),
    onSuccess: ({ token }) => signInWith(token),
    onError: (error) => dialogs.error(failureWords(t, error)),
  });
}

export interface Joining {
  readonly username: string;
  readonly password: string;
}

export function useJoinTeam(onJoined: () => void) {
  return useMutation({
    mutationFn: (body: Joining) => api('joinTeam', { body }),
    onSuccess: ({ token }) => {
      signInWith(token);
      onJoined();
    },
  });
}
