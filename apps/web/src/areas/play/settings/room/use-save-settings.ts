import { useToasts } from '@flink/ui/play/dialogs/use-toasts.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../../../shared/api.ts';
import { chooseLocale } from '../../../../shared/locale.ts';
import { useWritePlayData } from '../../data/use-write-play-data.ts';
import { withSettings } from '../saved-settings.ts';
import type { LearnerWish } from './settings-draft.ts';

/** Saves what has changed; another menu opens at its top, because the page that is open may not be in it. */
export function useSaveSettings(learnerId: string, onSaved: () => void) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const showToast = useToasts();
  const write = useWritePlayData();
  return useMutation({
    mutationFn: (data: LearnerWish) => api('updateLearners', { body: [{ learnerId, data }] }),
    // Without a connection it fails at once and says so, instead of waiting in silence.
    networkMode: 'always',
    onSuccess: ({ data }, { settings, locale }) => {
      write((before) => withSettings(before, data));
      if (locale !== undefined) chooseLocale(locale);
      if (settings?.selectedSolutionId !== undefined) navigate({ to: '/play', ignoreBlocker: true });
      showToast({ text: t('settings.saved'), tone: 'right' });
      onSaved();
    },
  });
}
