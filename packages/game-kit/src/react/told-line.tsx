import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import type { PlayHost } from './play.ts';
import styles from './told-line.module.css';

/** What the author says about the whole, above a game whose own task stands elsewhere. Nothing where nothing is said. */
export function ToldLine({ host }: { readonly host: Pick<PlayHost, 'instruction' | 'say'> }) {
  const told = host.instruction;
  if (!told) return null;
  return (
    <Sheet className={styles.told} data-instruction="">
      <SpeakButton text={told.text} onClick={() => host.say(told, told.locale)} />
      <p className={styles.words} {...inLanguage(told.locale)}>
        {told.text}
      </p>
    </Sheet>
  );
}
