import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { familyFormErrors } from '@flink/contract/rules/people/family-form.ts';
import { useToasts } from '@flink/ui/play/dialogs/use-toasts.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { accountApi } from '../../../../../shared/account/account-api.ts';
import { api } from '../../../../../shared/api.ts';
import { saidOf } from '../../../../../shared/form/said-of.ts';
import { useDraft } from '../../../../../shared/form/use-draft.ts';
import { signInWith } from '../../../../../shared/session/session-store.ts';
import type { PlayData } from '../../../data/menu-data.ts';
import { useWritePlayData } from '../../../data/use-write-play-data.ts';
import { type FamilyDraft, familyBody, familyDraftOf, withFamily } from './family-draft.ts';

/** The family as it is written. The names of the team are in the session too, so that it is renewed. */
export function useFamilyDraft(family: PlayData['family']) {
  const { t } = useTexts();
  const showToast = useToasts();
  const write = useWritePlayData();
  return useDraft<FamilyDraft, ReplyOf<Calls['editFamily']>>({
    initial: familyDraftOf(family),
    check: (form) => saidOf(t, familyFormErrors(form, family.phone)),
    send: (form) => accountApi('editFamily', { body: familyBody(family, form) }),
    kept: (_, { data }) => familyDraftOf({ ...family, ...data.family }),
    onSaved: async ({ data, token }) => {
      write((before) => withFamily(before, data.family));
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
