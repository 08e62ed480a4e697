import { useReadAlong } from '@flink/game-kit/react/read-along/use-read-along.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { DialogActions } from '@flink/ui/play/dialogs/dialog-actions.tsx';
import { CharacterDisc } from '@flink/ui/play/people/character-disc.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo } from 'react';
import { useOwnReader } from '../../../../shared/read-along/use-own-reader.ts';
import styles from './help-dialog.module.css';
import { type HelpNode, wordsOf } from './help-html.ts';
import type { HelpSheet } from './help-of.ts';
import { HelpWords, helpNodes } from './help-words.tsx';
import { useEnter } from './use-enter.ts';

export interface HelpDialogProps {
  readonly sheet: HelpSheet;
  readonly title: ReactNode;
  /** No other sheet comes after it. */
  readonly last: boolean;
  /** Closing it starts the game; else the game goes on. */
  readonly starts: boolean;
  /** Other buttons than that of the help. */
  readonly tools?: ReactNode;
  /** Who made its pictures and sounds, as it is stored. */
  readonly credits?: unknown;
  /** Of a file that this part of the activity names. */
  mediaUrl(file: string, part: string): string;
  onClose(): void;
}

const Credits = lazy(() => import('../credits/credits.tsx'));

/** Letters from which the sheet is wider than that of a short question. */
const LONG_HELP = 160;

/** What is to be done, read aloud as it opens. Enter and Esc close it (spec 1 §4). */
export function HelpDialog(props: HelpDialogProps) {
  const { sheet, title, last, starts, tools, credits, mediaUrl, onClose } = props;
  const { t, locale } = useTexts();
  const general = sheet.kind === 'team' ? t('activity.help.teamGeneral') : t('activity.help.general');
  const nodes = useMemo(() => nodesOf(sheet, general), [sheet, general]);
  const said = sheet.html || sheet.text ? sheet.locale : locale;
  const words = wordsOf(nodes);

  const recording = sheet.audio ? mediaUrl(sheet.audio, sheet.from.audio) : undefined;
  const { reader, refused } = useOwnReader(said, recording);
  const { shown, reading, read } = useReadAlong<HTMLDivElement>(reader, { text: words });
  const readFirst = useEffectEvent(read);

  useEffect(() => {
    readFirst();
  }, []);
  useEnter(onClose);

  return (
    <Dialog
      title={title}
      size={words.length > LONG_HELP ? 'l' : 'm'}
      cross={!starts}
      backdrop={starts ? 'stays' : 'closes'}
      crown={
        <CharacterDisc pose={sheet.kind === 'team' ? 'happy' : 'idle'} sign="help" tint="var(--sun-200)" />
      }
      onClose={onClose}
    >
      <div className={styles.help}>
        <div className={styles.buttons}>
          <SpeakButton text={words} speaking={reading && !refused} onClick={read} />
          {tools}
        </div>
        <div ref={shown} className={styles.words} {...inLanguage(said)}>
          <HelpWords nodes={nodes} mediaUrl={(file) => mediaUrl(file, sheet.from.html)} />
        </div>
      </div>
      {credits !== undefined && (
        <Suspense>
          <Credits credits={credits} />
        </Suspense>
      )}
      <DialogActions>
        <Button variant="go" iconEnd={last ? 'play' : 'next'} data-autofocus onClick={onClose}>
          {label(t, last, starts)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function label(t: ReturnType<typeof useTexts>['t'], last: boolean, starts: boolean): string {
  if (!last) return t('activity.help.more');
  return starts ? t('activity.help.start') : t('activity.goOn');
}

function nodesOf({ html, text }: HelpSheet, general: string): readonly HelpNode[] {
  if (html) return helpNodes(html);
  return [{ type: 'p', children: [{ type: 'text', text: text ?? general }] }];
}
