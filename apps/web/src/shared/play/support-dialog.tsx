import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useCallback } from 'react';
import { useCommonData } from '../common-data.ts';

/** Shows a message with a link to support (spec 1 §8, payments). */
export function useSupportDialog(): (message: string) => Promise<void> {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const { supportEmail } = useCommonData().config;
  return useCallback(
    (message) =>
      dialogs.error({
        message: (
          <>
            {message} <a href={`mailto:${supportEmail}`}>{t('notice.payments.contactSupport')}</a>
          </>
        ),
      }),
    [dialogs, supportEmail, t],
  );
}
