import { Bar } from '@flink/ui/play/bar.tsx';
import { EmptyState } from '@flink/ui/play/empty-state.tsx';
import { Logo } from '@flink/ui/play/logo.tsx';
import { Stage } from '@flink/ui/play/stage.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';

/** The public preview. An activity that is not there closes with a word to the visitor (spec 1 §8). */
export default function PreviewScreen() {
  const { t } = useTexts();
  return (
    <Stage bar={<Bar start={<Logo />} />}>
      <EmptyState title={t('error.play.activityNotFound')} text={t('play.checkTheLink')} />
    </Stage>
  );
}
