import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useCommonData } from '../../../shared/common-data.ts';

/** A message with a link to support (spec 1 §8, payments). */
export function useSupportDialog() {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const { config } = useCommonData();
  return {
    show: (message: string) =>
      dialogs.error({
        message: (
          <>
            {message} <a href={`mailto:${config.supportEmail}`}>{t('notice.payments.contactSupport')}</a>
          </>
        ),
      }),
  };
}
