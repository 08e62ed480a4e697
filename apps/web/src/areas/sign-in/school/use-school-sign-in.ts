import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation } from '@tanstack/react-query';
import { beginSchoolSignIn } from '../../../shared/session/school-sign-in.ts';

export function useSchoolSignIn() {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const begin = useMutation({
    mutationFn: beginSchoolSignIn,
    onError: (error) => dialogs.error(t('error.auth.cleverFailed', { reason: error.message })),
  });
  return { begin: () => begin.mutate(), busy: begin.isPending };
}
