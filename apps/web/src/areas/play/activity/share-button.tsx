import { RoundButton } from '@flink/ui/play/round-button.tsx';
import { useDialogs } from '@flink/ui/play/use-dialogs.ts';
import { useToasts } from '@flink/ui/play/use-toasts.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';

/** Copies the address; where the browser does not let it, shows it to be copied by hand (spec 1 §8). */
export function ShareButton() {
  const { t } = useTexts();
  const toast = useToasts();
  const dialogs = useDialogs();

  const share = async () => {
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

  return <RoundButton icon="share" label={t('activity.share')} onClick={share} />;
}
