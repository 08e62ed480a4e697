import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useShare } from './use-share.ts';

export function ShareButton() {
  const { t } = useTexts();
  return <RoundButton icon="share" label={t('activity.share')} onClick={useShare()} />;
}
