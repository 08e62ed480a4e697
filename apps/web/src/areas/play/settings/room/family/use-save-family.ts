import { useToasts } from '@flink/ui/play/dialogs/use-toasts.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../../shared/api.ts';
import { signInWith } from '../../../../../shared/session/session-store.ts';
import type { PlayData } from '../../../data/menu-data.ts';
import { useWritePlayData } from '../../../data/use-write-play-data.ts';
import { type FamilyDraft, familyBody, withFamily } from './family-draft.ts';

type Family = PlayData['family'];

/** Saves the family. The names of the team are in the session too, so that it is renewed. */
export function useSaveFamily(family: Family, onSaved: (family: Family) => void) {
  const { t } = useTexts();
  const showToast = useToasts();
  const write = useWritePlayData();
  return useMutation({
    mutationFn: (draft: FamilyDraft) => api('editFamily', { body: familyBody(family, draft) }),
    networkMode: 'always',
    onSuccess: async ({ data, token }) => {
      write((before) => withFamily(before, data.family));
      onSaved({ ...family, ...data.family });
      showToast({ text: t('settings.saved'), tone: 'right' });
      // Somebody here has a new password, which ended the session as it was.
      if (token) return signInWith(token);
      // The session renews itself within minutes when this does not get through.
      await api('updateToken').then(
        (renewed) => signInWith(renewed.token),
        () => {},
      );
    },
  });
}
