import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { useToasts } from '@flink/ui/play/dialogs/use-toasts.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';

/** Copies the address of the page; where the browser does not let it, shows it to be copied by hand (spec 1 §8). */
export function useShare(): () => Promise<void> {
  const { t } = useTexts();
  const toast = useToasts();
  const dialogs = useDialogs();

  return async () => {
    const url = window.location.href;
    try {
      await navigator.clipboard.writeText(url);
      toast({ text: t('notice.play.urlCopied'), tone: 'right' });
    } catch {
      await dialogs.prompt({
        title: t('error.play.copyUrlFailed'),
        label: t('activity.shareByHand'),
        initial: url,
        maxLength: url.length,
      });
    }
  };
}
