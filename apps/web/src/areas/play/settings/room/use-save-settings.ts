import type { SettingsChange } from '@flink/contract/entities/learner-settings.ts';
import { useToasts } from '@flink/ui/play/dialogs/use-toasts.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../../../shared/api.ts';
import { useWritePlayData } from '../../data/use-write-play-data.ts';
import { withSettings } from '../saved-settings.ts';

/** Saves what has changed; another menu opens at its top, because the page that is open may not be in it. */
export function useSaveSettings(learnerId: string, onSaved: () => void) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const showToast = useToasts();
  const write = useWritePlayData();
  return useMutation({
    mutationFn: (settings: SettingsChange) =>
      api('updateLearners', { body: [{ learnerId, data: { settings } }] }),
    // Without a connection it fails at once and says so, instead of waiting in silence.
    networkMode: 'always',
    onSuccess: ({ data }, { selectedSolutionId }) => {
      write((before) => withSettings(before, data));
      if (selectedSolutionId !== undefined) navigate({ to: '/play', ignoreBlocker: true });
      showToast({ text: t('settings.saved'), tone: 'right' });
      onSaved();
    },
  });
}
