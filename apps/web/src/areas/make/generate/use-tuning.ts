import type { PreviewedGame } from '@flink/contract/entities/generation.ts';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { nextLuck, type Source, type Tuned } from './game-choice.ts';

/** Games that were mixed again or had a word swapped; the others are as the list gives them. */
export function useTuning(source: Source, first: readonly PreviewedGame[], onAskAgain: () => Promise<void>) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const { show } = useToasts();
  const [tuned, setTuned] = useState<ReadonlyMap<string, Tuned>>(new Map());
  const [made, setMade] = useState<ReadonlyMap<string, PreviewedGame>>(new Map());
  const [isBusy, setBusy] = useState(false);

  const ask = async (run: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await run();
    } catch (error) {
      await dialogs.error({ message: (error as Error).message });
    } finally {
      setBusy(false);
    }
  };
  const tune = (templateId: string, next: Tuned) =>
    ask(async () => {
      const wish = { templateId, luck: next.luck, apart: [...next.apart] };
      const { data } = await officeApi('previewActivities', { body: { ...source, activities: [wish] } });
      const [game] = data.games;
      if (!game) return;
      if (game.data === null) {
        // Without that word it could not be made: it stays as it was.
        show({ message: t('make.generate.noOther') });
        return;
      }
      setTuned((before) => new Map(before).set(templateId, next));
      setMade((before) => new Map(before).set(templateId, game));
    });
  const forget = () => {
    setTuned(new Map());
    setMade(new Map());
  };
  const nowOf = ({ templateId, luck }: PreviewedGame): Tuned => tuned.get(templateId) ?? { luck, apart: [] };

  return {
    tuned,
    isBusy,
    /** As the list gives all of them. */
    forget,
    games: first.map((game) => made.get(game.templateId) ?? game),
    mix: (game: PreviewedGame) => tune(game.templateId, { luck: nextLuck(nowOf(game).luck), apart: [] }),
    swap(game: PreviewedGame, wordId: string, otherId: string) {
      const now = nowOf(game);
      return tune(game.templateId, { ...now, apart: [...now.apart, { wordId, otherId }] });
    },
    /** Remembered for the pair, in all games. */
    neverTogether: (wordId: string, otherId: string) =>
      ask(async () => {
        await officeApi('keepWordsApart', { body: { wordId, otherId } });
        forget();
        await onAskAgain();
        show({
          message: t('make.generate.keptApart'),
          undo: () =>
            void ask(async () => {
              await officeApi('bringWordsTogether', { params: { wordId, otherId } });
              await onAskAgain();
            }),
        });
      }),
  };
}
